const LONGEST_PAUSE = 900_000;

/** The pause before the next attempt, in milliseconds: doubles from `first`, a quarter of an hour at most. */
export function retryPause(failures: number, first: number): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), Math.max(LONGEST_PAUSE, first));
}

/** A timer that can be ended early; a `wake` between `reset` and `sleep` is not lost. */
export class Sleeper {
  #isWoken = false;
  #end: () => void = () => {};

  /** Forgets earlier wakes: to be called before looking for work. */
  reset(): void {
    this.#isWoken = false;
  }

  wake(): void {
    this.#isWoken = true;
    this.#end();
  }

  async sleep(milliseconds: number): Promise<void> {
    if (this.#isWoken || milliseconds <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
