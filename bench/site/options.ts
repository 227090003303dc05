import { parseArgs } from "node:util";

/** What a run was asked for. */
export interface Options {
  /** Addresses to measure; none means all. */
  readonly routes: readonly string[];
  /** Lighthouse runs of a page and of its twin; the median counts. */
  readonly runs: number;
  /** Begins anew even if a run was cut short. */
  readonly isFresh: boolean;
  readonly hasNavigation: boolean;
}

/** Reads `npm run bench:site -- [--runs n] [--fresh] [--no-navigation] [/route ...]`. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      runs: { type: "string", default: "3" },
      fresh: { type: "boolean", default: false },
      "no-navigation": { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: expected a number from 1`);
  return { routes: positionals, runs, isFresh: values.fresh, hasNavigation: !values["no-navigation"] };
}
