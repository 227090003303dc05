type End = "sent" | "failed";

/** The waiting messages of one channel, as this process knows them; all times are a monotonic clock's. */
export class Queue {
  readonly dueAt = new Map<string, number>();
  readonly underWay = new Set<string>();
  readonly #triedAt = new Map<string, number>();
  /** How this channel ended with messages that another one still sends. */
  readonly #ends = new Map<string, End>();

  /** Makes a message due, unless it is known: a search may have found its file before it was accepted. */
  add(id: string, now: number): void {
    if (!this.#ends.has(id) && !this.underWay.has(id) && !this.dueAt.has(id)) this.dueAt.set(id, now);
  }

  /** Adds all waiting messages. @param ids as a search has found them; the messages of other ends are gone */
  see(ids: readonly string[], now: number): void {
    const all = new Set(ids);
    for (const id of this.#ends.keys()) if (!all.has(id)) this.#ends.delete(id);
    for (const id of ids) this.add(id, now);
  }

  /** At once, before the file is touched: another channel's search must not find the message idle. */
  take(id: string): void {
    this.dueAt.delete(id);
    this.underWay.add(id);
  }

  /** Milliseconds since the last attempt; 0 without one. */
  sinceLast(id: string, now: number): number {
    return now - (this.#triedAt.get(id) ?? now);
  }

  putOff(id: string, pause: number): void {
    const now = performance.now();
    this.underWay.delete(id);
    this.#triedAt.set(id, now);
    this.dueAt.set(id, now + pause);
  }

  end(id: string, end: End): void {
    this.#ends.set(id, end);
  }

  endOf(id: string): End | undefined {
    return this.#ends.get(id);
  }

  /** The message is recorded: it is under way no longer. */
  release(id: string): void {
    this.underWay.delete(id);
    this.#triedAt.delete(id);
  }

  forget(id: string): void {
    this.release(id);
    this.#ends.delete(id);
  }
}
