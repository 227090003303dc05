interface Entry {
  readonly id: string;
  readonly at: number;
  /** Entries of one time leave in the order in which they came. */
  readonly turn: number;
}

const isBefore = (one: Entry, other: Entry) =>
  one.at < other.at || (one.at === other.at && one.turn < other.turn);

/** Which message is due when: a binary heap, as there may be hundreds of thousands. */
export class Schedule {
  readonly #heap: Entry[] = [];
  #turns = 0;

  get size(): number {
    return this.#heap.length;
  }

  /** The time of the entry that is due first; undefined if there is none. */
  get nextAt(): number | undefined {
    return this.#heap[0]?.at;
  }

  /** Each id may be in the schedule only once. */
  add(id: string, at: number): void {
    this.#turns += 1;
    this.#heap.push({ id, at, turn: this.#turns });
    this.#rise(this.#heap.length - 1);
  }

  /** Takes out the id that is due first, if any is due at `now`. */
  take(now: number): string | undefined {
    const [first] = this.#heap;
    if (first === undefined || first.at > now) return undefined;
    const last = this.#heap.pop();
    if (last !== undefined && last !== first) {
      this.#heap[0] = last;
      this.#sink();
    }
    return first.id;
  }

  /** Exchanges two entries if the one at `below` belongs above. */
  #exchange(above: number, below: number): boolean {
    const upper = this.#heap[above];
    const lower = this.#heap[below];
    if (upper === undefined || lower === undefined || !isBefore(lower, upper)) return false;
    this.#heap[above] = lower;
    this.#heap[below] = upper;
    return true;
  }

  #rise(from: number): void {
    for (let place = from; place > 0; ) {
      const parent = (place - 1) >> 1;
      if (!this.#exchange(parent, place)) return;
      place = parent;
    }
  }

  #sink(): void {
    for (let place = 0; ; ) {
      const left = this.#heap[2 * place + 1];
      const right = this.#heap[2 * place + 2];
      if (left === undefined) return;
      const child = right !== undefined && isBefore(right, left) ? 2 * place + 2 : 2 * place + 1;
      if (!this.#exchange(place, child)) return;
      place = child;
    }
  }
}
