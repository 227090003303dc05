/** How long a host may take to record a confirmation while its disk has room and it is not killed, in ms. */
const RECORD_MS = 5000;

/** When hosts were killed and when their spool's disk was full: what server/README.md excuses a repeat by. */
export class Disturbances {
  readonly #kills: number[] = [];
  readonly #full: { readonly from: number; to: number }[] = [];

  killed(): void {
    this.#kills.push(performance.now());
  }

  diskFilled(): void {
    this.#full.push({ from: performance.now(), to: Number.POSITIVE_INFINITY });
  }

  diskFreed(): void {
    const last = this.#full.at(-1);
    if (last) last.to = performance.now();
  }

  /**
   * Whether a recipient may get a message again: its host was killed after the confirmation and before the record of
   * it, which a full disk holds up.
   * @param confirmed when the mail server confirmed it, in ms of `performance.now()`
   * @param repeated when the next copy arrived
   */
  explainRepeat(confirmed: number, repeated: number): boolean {
    let latest = confirmed + RECORD_MS;
    for (const { from, to } of this.#full) if (from <= latest && to >= confirmed) latest = to + RECORD_MS;
    return this.#kills.some((kill) => kill >= confirmed && kill <= Math.min(latest, repeated));
  }
}
