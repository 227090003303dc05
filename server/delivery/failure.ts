/** Why an attempt failed. */
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
/** SMTP commands that come before any message. */
const BEFORE_MESSAGE = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH.*)$/;
/** A refused sender (MAIL FROM) is a matter of settings: such a message waits for the operator. */
const SETTINGS = /^MAIL FROM/;

/** Reads an error of nodemailer or of the file system. */
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

/** A recipient that the mail server did not take. */
export interface Refusal {
  readonly address: string;
  readonly failure: Failure;
}

/** Reads one of nodemailer's `rejectedErrors`; empty if it names no recipient. */
export function readRefusal(error: unknown): Refusal[] {
  if (typeof error !== "object" || error === null || !("recipient" in error)) return [];
  return [{ address: String(error.recipient), failure: describeFailure(error) }];
}

/** The recipients that an error of nodemailer names as refused. */
export function refusedRecipients(error: unknown): Refusal[] {
  if (typeof error !== "object" || error === null || !("rejectedErrors" in error)) return [];
  return Array.isArray(error.rejectedErrors) ? error.rejectedErrors.flatMap(readRefusal) : [];
}
