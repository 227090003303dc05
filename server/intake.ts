import { HttpError } from "./errors";
import type { Message } from "./message";
import type { Readiness } from "./monitoring/health";
import type { Arrival, Store } from "./store/store";

/** Takes messages into the store, and tells health and delivery of them. */
export class Intake {
  /** @param wake is called when a message is to be delivered */
  constructor(
    private readonly store: Pick<Store, "accept">,
    private readonly readiness: Readiness,
    private readonly wake: () => void,
  ) {}

  /**
   * Resolves with the stored message: this one, or the one that came first with the same key.
   *
   * @throws HttpError for a wrong key; any other error if the message cannot be stored, and then nothing is
   */
  async take(message: Message, arrival: Arrival): Promise<Message> {
    try {
      const stored = await this.store.accept(message, arrival);
      this.readiness.learn(true);
      if (!arrival.isSuspect) this.wake();
      return stored;
    } catch (error) {
      if (!(error instanceof HttpError)) this.readiness.learn(false);
      throw error;
    }
  }
}
