import type { Counters } from "./store";

/** Maximum number of separate names; further ones share one count. */
const MAX_NAMES = 50_000;

/** Counters in this process's memory, by a monotonic clock; they are lost at its end. */
export class MemoryCounters implements Counters {
  readonly #counts = new Map<string, { count: number; readonly endsAt: number }>();

  async hit(name: string, span: number) {
    const now = performance.now();
    if (!this.#counts.has(name) && this.#counts.size >= MAX_NAMES) this.#forget(now);
    const key = this.#counts.has(name) || this.#counts.size < MAX_NAMES ? name : `others ${span}`;
    const known = this.#counts.get(key);
    const entry = known !== undefined && known.endsAt > now ? known : { count: 0, endsAt: now + span };
    entry.count += 1;
    this.#counts.set(key, entry);
    return { count: entry.count, endsIn: entry.endsAt - now };
  }

  #forget(now: number): void {
    for (const [name, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(name);
  }
}
