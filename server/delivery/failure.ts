import { types } from "node:util";
import type { NodemailerError } from "nodemailer";

export interface Failure {
  readonly code: string;
  readonly responseCode: number | undefined;
  /** True if the receiver was unusable, so that the failure says nothing about the message. */
  readonly isServerDown: boolean;
  /** True if the receiver refused with a permanent code. Some of these pass: a full mailbox, a daily limit. */
  readonly isRefusal: boolean;
  /** True if the address does not exist (RFC 3463: codes 5.1.x, except those about the sender). */
  readonly isNoAddress: boolean;
  /** May quote the mail server: for the attempt note, never for the log. */
  readonly text: string;
}

/** An error that says itself what it means. */
export class DeliveryError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.text);
  }
}

const MAX_TEXT = 300;
const BEFORE_MESSAGE = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH.*)$/;
/** A refused sender (MAIL FROM) is a configuration error: the message waits for the operator. */
const SETTINGS = /^MAIL FROM/;
const NO_ADDRESS = /^5\d\d[ -]5\.1\.(?![78]\b)\d/;

export const asError = (thrown: unknown): NodemailerError =>
  types.isNativeError(thrown) ? thrown : new Error(String(thrown));

export function describeFailure(error: NodemailerError): Failure {
  if (error instanceof DeliveryError) return error.failure;
  const { code = "UNKNOWN", command = "", response = "", responseCode, permanent = false } = error;
  const isServerDown = code === "EDNS" || code === "ETLS" || BEFORE_MESSAGE.test(command);
  const isNoAddress = !isServerDown && !SETTINGS.test(command) && NO_ADDRESS.test(response);
  return {
    code,
    responseCode,
    isServerDown,
    isRefusal: permanent,
    isNoAddress,
    text: String(error).slice(0, MAX_TEXT),
  };
}

export interface Refusal {
  readonly address: string;
  readonly failure: Failure;
}

export function readRefusals(errors: readonly NodemailerError[] = []): Refusal[] {
  return errors.flatMap((error) =>
    error.recipient === undefined ? [] : [{ address: error.recipient, failure: describeFailure(error) }],
  );
}
