import type { Message } from "../message";
import { type Entry, SHELVES, type Store } from "../store/store";

export type Found = Entry & { readonly message: Message };

/** Reads all messages, and notes which cannot be read: what is reported without them is not the whole truth. */
export class Reader {
  unread: readonly string[] = [];

  constructor(private readonly store: Pick<Store, "entries">) {}

  async *messages(): AsyncGenerator<Found> {
    for await (const { message, ...entry } of this.store.entries(SHELVES)) {
      if (message === undefined) this.unread = [...this.unread, entry.id];
      else yield { ...entry, message };
    }
  }
}
