import type { CreatePagesArgs, GatsbyNode, Store } from "gatsby";
import { z } from "zod";

/** Parts of the state of Gatsby's store that its documentation does not name. */
const STATE = z.object({
  components: z.map(z.string(), z.object({ query: z.string(), pages: z.set(z.string()) })),
  pages: z.map(z.string(), z.object({ context: z.record(z.string(), z.unknown()).optional() })),
  staticQueryComponents: z.map(z.string(), z.object({ query: z.string() })),
});
const JOBS = z.object({
  jobsV2: z.object({ incomplete: z.instanceof(Map), complete: z.instanceof(Map) }),
});

const EVERY_MS = 10_000;
/** Part of the pictures after which their pace says how long the rest takes. */
const ENOUGH = 0.1;

let graphql: CreatePagesArgs["graphql"] | undefined;

/** Gatsby lends its way to ask only while pages are created. */
export function keepGraphql(lent: CreatePagesArgs["graphql"]): void {
  graphql = lent;
}

/**
 * Asks what the pages will ask, before the bundles are made and not after them: every answer that holds a picture
 * has it drawn, and drawing takes longest. Gatsby asks again when it makes the pages, and finds the pictures drawn
 * or waiting.
 */
async function askEarly(store: Store): Promise<void> {
  if (!graphql) return;
  const { components, pages, staticQueryComponents } = STATE.parse(store.getState());
  for (const { query } of staticQueryComponents.values()) await graphql(query);
  for (const { query, pages: addresses } of components.values()) {
    // A template that asks nothing.
    if (query === "") continue;
    for (const address of addresses) await graphql(query, pages.get(address)?.context);
  }
}

/** How far the drawing is, as a line; how long the rest takes is said once that can be told. */
export function progressLine(done: number, all: number, elapsedMs: number): string {
  if (done < all * ENOUGH) return `pictures: ${done} of ${all}`;
  const seconds = Math.ceil((elapsedMs * (all - done)) / done / 1000);
  return `pictures: ${done} of ${all}, about ${seconds} s left`;
}

/** Says every few seconds how many pictures are drawn and how long the rest will take, until all are. */
function tellProgress(store: Store, say: (line: string) => void): void {
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

/** Begins with the pictures while the bundles are made; in development each is drawn when a page shows it. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store, reporter }) => {
  if (process.env.NODE_ENV === "development") return;
  await askEarly(store);
  tellProgress(store, (line) => reporter.info(line));
};
