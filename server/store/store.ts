import type { Message } from "../message";
import type { AttemptNote } from "./attempt-note";

/** The state of a message: waiting for delivery, delivered, given up, or held back by an earlier version. */
export type Shelf = "new" | "sent" | "failed" | "suspect";

export const SHELVES = ["new", "failed", "suspect", "sent"] as const satisfies readonly Shelf[];

/** A way by which messages leave the store. Each has a queue of its own. */
export type Channel = "mail" | "webhook";

export const CHANNELS = ["mail", "webhook"] as const satisfies readonly Channel[];

/** The channels by which every message must leave: mail always, also while there is no mail server yet. */
export const channelsOf = ({
  webhookUrl,
}: {
  readonly webhookUrl?: string | undefined;
}): readonly Channel[] => (webhookUrl === undefined ? ["mail"] : CHANNELS);

export type Notes = Partial<Record<Channel, AttemptNote>>;

export interface Arrival {
  /** The `Idempotency-Key`; undefined without one. */
  readonly key: string | undefined;
  /** The requested message as one text; the key belongs to it. */
  readonly content: string;
}

interface Kept {
  readonly id: string;
  /** Undefined if the stored message is damaged. */
  readonly message: Message | undefined;
}

/** A message reserved for this host to deliver now. */
export interface Due extends Kept {
  /** Of earlier attempts by this channel. */
  readonly note: AttemptNote | undefined;
  /** Milliseconds of trying since the last noted attempt. */
  readonly sinceLast: number;
}

export interface Entry extends Kept {
  readonly shelf: Shelf;
  /** When the message came to its shelf, by the store's clock, in milliseconds since 1970. */
  readonly shelvedAt: number;
  readonly place: string;
  readonly notes: Notes;
}

export type PerShelf = Partial<Record<Shelf, number>>;

export interface Figures {
  readonly waiting: number;
  /** Seconds since the oldest waiting message was accepted; 0 without one. */
  readonly oldestSeconds: number;
  readonly failed: number;
  readonly suspect: number;
  readonly bytes: number;
}

/** Counters per period, shared by the hosts of one store. */
export interface Counters {
  /** Adds one; resolves with the count and the milliseconds until the next period. */
  hit(name: string, span: number): Promise<{ readonly count: number; readonly endsIn: number }>;
}

/** Stores accepted messages. A resolved call is durable; a rejected call changed nothing. */
export interface Store {
  readonly name: "spool" | "database";
  readonly counters: Counters;
  /**
   * Opens the store. If it cannot be written at present, logs that: the host still serves pages.
   * @throws Error with one line if the host must not start
   */
  open(): Promise<void>;
  close(): Promise<void>;
  /** @throws if the store cannot be written at present */
  probe(): Promise<void>;

  /**
   * Stores a message, once per key; resolves with it, or with the one stored first.
   * @throws HttpError for an invalid key
   */
  accept(message: Message, arrival: Arrival): Promise<Message>;
  /**
   * Takes up to `most` messages that are due for a channel.
   * @returns also the milliseconds until the next of the others is due; infinite if none waits
   */
  take(channel: Channel, most: number): Promise<{ readonly due: readonly Due[]; readonly nextIn: number }>;
  /** Postpones a taken message by `pause` milliseconds; without a note the earlier note stays. */
  noteAttempt(channel: Channel, id: string, note: AttemptNote | undefined, pause: number): Promise<void>;
  /**
   * Records that a channel has delivered a message or given it up. It leaves its shelf when all channels have ended, to
   * `failed` if one of them gave up. A deleted message stays deleted.
   */
  settle(channel: Channel, id: string, end: "sent" | "failed", note?: AttemptNote): Promise<void>;
  /** Queues a message that is not waiting for delivery, even a delivered one; false if the id is unknown. */
  putBack(id: string): Promise<boolean>;
  /** The messages of some shelves, shelf by shelf, oldest first. */
  entries(shelves: readonly Shelf[]): AsyncGenerator<Entry>;
  /** Imports a message of another store, unless one with its id exists. */
  put(entry: Entry & { readonly message: Message }): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes messages that exceeded their shelf's age limit (ms) both now and at the last call, and old keys. */
  purge(limits: Readonly<PerShelf>): Promise<PerShelf>;
  figures(): Promise<Figures>;
}
