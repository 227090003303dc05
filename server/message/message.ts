/** One accepted message, as it lies in the spool and as it is sent. */
export interface Message {
  /** Also the file's name: sorts by time of arrival. */
  readonly id: string;
  readonly kind: "contact" | "consultation";
  readonly receivedAt: string;
  readonly to: readonly string[];
  /** The visitor, when the address is one that every mail server takes. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  readonly subject: string;
  /** The message for people, line by line. */
  readonly text: readonly string[];
  /** The same as HTML with harmless tags only. */
  readonly html: string;
}
