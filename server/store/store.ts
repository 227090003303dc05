import type { Message } from "../message";
import type { AttemptNote } from "./attempt-note";

/** Where a message is: waiting for delivery, delivered, given up, or taken for spam. */
export type Shelf = "new" | "sent" | "failed" | "suspect";

export const SHELVES = ["new", "failed", "suspect", "sent"] as const satisfies readonly Shelf[];

export interface Arrival {
  /** The `Idempotency-Key`; undefined without one. */
  readonly key: string | undefined;
  /** What was asked for, in one text: a key belongs to it. */
  readonly content: string;
}

interface Kept {
  readonly id: string;
  /** Undefined if what is stored is no whole message. */
  readonly message: Message | undefined;
  readonly note: AttemptNote | undefined;
}

/** A message that this host is to deliver now; nobody else is. */
export interface Due extends Kept {
  /** Milliseconds of trying since the last attempt that was noted. */
  readonly sinceLast: number;
}

export interface Entry extends Kept {
  readonly shelf: Shelf;
  readonly place: string;
}

/** A number for each shelf that it concerns. */
export type PerShelf = Partial<Record<Shelf, number>>;

/** How the store stands. */
export interface Figures {
  readonly waiting: number;
  /** Seconds since the oldest waiting message was accepted; 0 without one. */
  readonly oldestSeconds: number;
  readonly failed: number;
  readonly suspect: number;
  readonly bytes: number;
}

/** Counts in a span of time, shared by the hosts of one store. */
export interface Counters {
  /** Adds one; resolves with the count and the milliseconds until it starts anew. */
  hit(name: string, span: number): Promise<{ readonly count: number; readonly endsIn: number }>;
}

/** Keeps accepted messages. What it has resolved is durable; what it rejects is not stored or changed. */
export interface Store {
  readonly name: "spool" | "database";
  readonly counters: Counters;
  /**
   * Makes it ready for a host. A store that cannot be written at present is logged: the host then still serves pages.
   *
   * @throws Error with one line if the host must not start
   */
  open(): Promise<void>;
  close(): Promise<void>;
  /** @throws if nothing can be stored at present */
  probe(): Promise<void>;

  /**
   * Stores a message, once per key: resolves with it, or with the one that came first.
   *
   * @throws HttpError for a wrong key
   */
  accept(message: Message, arrival: Arrival): Promise<Message>;
  /**
   * Takes at most so many messages that are due.
   *
   * @returns also the milliseconds until the next of the others is due; infinite if none waits
   */
  take(most: number): Promise<{ readonly due: readonly Due[]; readonly nextIn: number }>;
  /** Puts a taken message off for `pause` milliseconds; without a note the earlier one stays. */
  noteAttempt(id: string, note: AttemptNote | undefined, pause: number): Promise<void>;
  /** Records a message as delivered, or as given up with its note; one that was deleted meanwhile stays so. */
  settle(id: string, shelf: "sent" | "failed", note?: AttemptNote): Promise<void>;
  /** Lets a message that does not wait be sent, also once more; false if there is none of that id. */
  putBack(id: string): Promise<boolean>;
  /** What is on some shelves, oldest first, shelf by shelf. */
  entries(shelves: readonly Shelf[]): AsyncGenerator<Entry>;
  /** Stores what another store kept, unless a message of that id is here already. */
  put(entry: Entry & { readonly message: Message }): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes what is older than its shelf's limit (ms) now and at the last look, and forgets old keys. */
  purge(limits: Readonly<PerShelf>): Promise<PerShelf>;
  figures(): Promise<Figures>;
}
