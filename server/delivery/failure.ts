import { types } from "node:util";
import type { NodemailerError } from "nodemailer";

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

/** What nodemailer threw, or anybody else. */
export const asError = (thrown: unknown): NodemailerError =>
  types.isNativeError(thrown) ? thrown : new Error(String(thrown));

export function describeFailure(error: NodemailerError): Failure {
  const { code = "UNKNOWN", command = "", responseCode, permanent = false } = error;
  const isServerDown = code === "EDNS" || code === "ETLS" || BEFORE_MESSAGE.test(command);
  const isForGood = permanent && !isServerDown && !SETTINGS.test(command);
  return { code, responseCode, isServerDown, isForGood, text: String(error).slice(0, MAX_TEXT) };
}

export interface Refusal {
  readonly address: string;
  readonly failure: Failure;
}

/** Reads nodemailer's `rejectedErrors`. */
export function readRefusals(errors: readonly NodemailerError[] = []): Refusal[] {
  return errors.flatMap((error) =>
    error.recipient === undefined ? [] : [{ address: error.recipient, failure: describeFailure(error) }],
  );
}
