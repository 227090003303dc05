/** A refusal whose message the visitor may read. */
export class CallError extends Error {
  override readonly name = "CallError";

  constructor(
    readonly statusCode: number,
    message: string,
    /** The cause for the log; never sent. */
    readonly code = "REFUSED",
  ) {
    super(message);
  }
}
