import type { Message } from "../message";
import type { Channel } from "../store/store";
import type { Refusal } from "./failure";

/**
 * Sends one message to some of its recipients. Resolves with the refused recipients once the receiver has confirmed
 * the message for all others; rejects if it accepted the message for nobody.
 */
export type Send = (
  message: Message,
  recipients: readonly string[],
  signal: AbortSignal,
) => Promise<readonly Refusal[]>;

/** How messages leave by one channel. */
export interface Outlet {
  readonly channel: Channel;
  readonly recipientsOf: (message: Message) => readonly string[];
  readonly send: Send;
}
