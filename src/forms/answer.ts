/** Why a call came to nothing. */
export type FailureCause = "offline" | "timeout" | "network" | "server";

/** What became of a call. */
export type Answer =
  /** The service took the message. */
  | { readonly kind: "accepted" }
  /** The service answered with a 2xx status and `success: false`. */
  | { readonly kind: "declined"; readonly message?: string }
  /** No answer, or one with another status. */
  | {
      readonly kind: "failed";
      readonly cause: FailureCause;
      readonly status?: number;
      readonly message?: string;
    };
