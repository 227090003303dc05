import type { Store } from "gatsby";
import { z } from "zod";

const EVERY_MS = 10_000;
/** Part of the pictures after which their pace says how long the rest takes. */
const ENOUGH = 0.1;
const JOBS = z.object({
  jobsV2: z.object({ incomplete: z.instanceof(Map), complete: z.instanceof(Map) }),
});

/** How far the drawing is, as a line; how long the rest takes is said once that can be told. */
export function progressLine(done: number, all: number, elapsedMs: number): string {
  if (done < all * ENOUGH) return `pictures: ${done} of ${all}`;
  const seconds = Math.ceil((elapsedMs * (all - done)) / done / 1000);
  return `pictures: ${done} of ${all}, about ${seconds} s left`;
}

/** Says every few seconds how many pictures are drawn and how long the rest will take, until all are. */
export function tellProgress(store: Store, say: (line: string) => void): void {
  const count = () => {
    const { incomplete, complete } = JOBS.parse(store.getState()).jobsV2;
    return { left: incomplete.size, done: complete.size };
  };
  const before = count();
  const begun = Date.now();
  if (before.left === 0) return;
  say(`pictures: ${before.left} to draw, beside the bundles`);
  const timer = setInterval(() => {
    const { left, done } = count();
    const drawn = done - before.done;
    if (left === 0) return clearInterval(timer);
    say(progressLine(drawn, drawn + left, Date.now() - begun));
  }, EVERY_MS);
  timer.unref();
}
