/** Returns what two calls in a row found, so that a clock that is wrong for a moment deletes nothing. */
export class TwoLooks {
  #last = new Set<string>();

  /** @returns the ids that the previous call found too */
  again(ids: readonly string[]): Set<string> {
    const both = new Set(ids.filter((id) => this.#last.has(id)));
    this.#last = new Set(ids);
    return both;
  }
}
