/** A pause that can be cut short; a wake between `reset` and `sleep` is not lost. */
export class Sleeper {
  #woken = false;
  #end: () => void = () => {};

  /** Forgets earlier wakes: call it before looking for work. */
  reset(): void {
    this.#woken = false;
  }

  wake(): void {
    this.#woken = true;
    this.#end();
  }

  async sleep(milliseconds: number): Promise<void> {
    if (this.#woken || milliseconds <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(milliseconds, 2 ** 31 - 1));
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
