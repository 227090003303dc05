/** Tells what was found twice in a row: a clock that is wrong for a moment deletes nothing. */
export class TwoLooks {
  #last = new Set<string>();

  /** @returns those of the ids that the last look found too */
  again(ids: readonly string[]): Set<string> {
    const both = new Set(ids.filter((id) => this.#last.has(id)));
    this.#last = new Set(ids);
    return both;
  }
}
