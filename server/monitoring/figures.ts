import type { Figures, Store } from "../store/store";

/** How long figures are good, in milliseconds: whoever asks often must not keep the store busy. */
const GOOD_FOR = 5000;

/** Returns a function that asks how the store stands, at most every five seconds. */
export function storeFigures(store: Pick<Store, "figures">): () => Promise<Figures> {
  let at = Number.NEGATIVE_INFINITY;
  let last: Promise<Figures> | undefined;
  return () => {
    if (last === undefined || performance.now() - at >= GOOD_FOR) {
      at = performance.now();
      last = store.figures();
      last.catch(() => {
        last = undefined;
      });
    }
    return last;
  };
}
