import { parseArgs } from "node:util";

export interface Options {
  /** Paths to measure; none means all. */
  readonly routes: readonly string[];
  /** Lighthouse runs of a page and of its no-JS copy; the median counts. */
  readonly runs: number;
  /** Ignores the measurements of an interrupted run. */
  readonly isFresh: boolean;
  readonly hasNavigation: boolean;
  readonly hasInteractions: boolean;
  readonly hasStart: boolean;
  /** False where only navigation, interactions and the start are wanted. */
  readonly hasRoutes: boolean;
}

/** Parses `npm run bench:site -- [--runs n] [--fresh] [--no-navigation] [--no-interactions] [--no-start] [--no-routes] [/route ...]`. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      runs: { type: "string", default: "3" },
      fresh: { type: "boolean", default: false },
      "no-navigation": { type: "boolean", default: false },
      "no-interactions": { type: "boolean", default: false },
      "no-start": { type: "boolean", default: false },
      "no-routes": { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: expected a number from 1`);
  return {
    routes: positionals,
    runs,
    isFresh: values.fresh,
    hasNavigation: !values["no-navigation"],
    hasInteractions: !values["no-interactions"],
    hasStart: !values["no-start"],
    hasRoutes: !values["no-routes"],
  };
}
