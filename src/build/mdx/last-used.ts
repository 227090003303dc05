/** Entries that a cache holds; the pages and texts of today's site are a tenth of it. */
const MOST = 500;

/** A cache in memory. Beyond `most` entries the one that was used longest ago leaves. */
export class LastUsed<Key, Value extends object> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly most = MOST) {}

  /** The value of a key; made now if it is not there. */
  of(key: Key, make: () => Value): Value {
    const value = this.entries.get(key) ?? make();
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.most && oldest !== undefined) this.entries.delete(oldest);
    return value;
  }
}
