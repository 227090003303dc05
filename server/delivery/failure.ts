export interface Failure {
  readonly code: string;
  readonly responseCode: number | undefined;
  /** True if the mail server could not be used at all, whatever the message. */
  readonly isServerDown: boolean;
  /** True if the mail server refused this message or recipient for good. */
  readonly isForGood: boolean;
  /** May quote the server: for the note, not for the log. */
  readonly text: string;
}

const MAX_TEXT = 300;
const BEFORE_MESSAGE = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH.*)$/;
/** A refused sender (MAIL FROM) is a matter of settings: such a message waits for the operator. */
const SETTINGS = /^MAIL FROM/;

export function describeFailure(error: unknown): Failure {
  const fields = new Map<string, unknown>(
    Object.entries(typeof error === "object" && error !== null ? error : {}),
  );
  const code = String(fields.get("code") ?? "UNKNOWN");
  const command = String(fields.get("command") ?? "");
  const responseCode = fields.get("responseCode");
  const isServerDown = code === "EDNS" || code === "ETLS" || BEFORE_MESSAGE.test(command);
  return {
    code,
    responseCode: typeof responseCode === "number" ? responseCode : undefined,
    isServerDown,
    isForGood: fields.get("permanent") === true && !isServerDown && !SETTINGS.test(command),
    text: String(error).slice(0, MAX_TEXT),
  };
}

export interface Refusal {
  readonly address: string;
  readonly failure: Failure;
}

/** Reads one of nodemailer's `rejectedErrors`; empty if it names no recipient. */
export function readRefusal(error: unknown): Refusal[] {
  if (typeof error !== "object" || error === null || !("recipient" in error)) return [];
  return [{ address: String(error.recipient), failure: describeFailure(error) }];
}

export function refusedRecipients(error: unknown): Refusal[] {
  if (typeof error !== "object" || error === null || !("rejectedErrors" in error)) return [];
  return Array.isArray(error.rejectedErrors) ? error.rejectedErrors.flatMap(readRefusal) : [];
}
