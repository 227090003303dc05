/** A failed attempt in words for the log and the note. */
export interface Failure {
  readonly code: string;
  readonly responseCode: number | undefined;
  /** True if the mail server itself could not be used, whatever the message. */
  readonly serverDown: boolean;
  /** What happened, in words that may quote the server: for the note, not for the log. */
  readonly text: string;
}

const DOWN = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH.*)$/;

/** What an error of nodemailer or of the file system says. */
export function describeFailure(error: unknown): Failure {
  const fields = new Map(Object.entries(typeof error === "object" && error !== null ? error : {}));
  const code = String(fields.get("code") ?? "UNKNOWN");
  const responseCode = fields.get("responseCode");
  return {
    code,
    responseCode: typeof responseCode === "number" ? responseCode : undefined,
    serverDown: code === "EDNS" || DOWN.test(String(fields.get("command") ?? "")),
    text: String(error).slice(0, 300),
  };
}
