import { parseArgs } from "node:util";

const GENERATORS = ["gatsby", "astro"] as const;

export type GeneratorName = (typeof GENERATORS)[number];

/** Options of `npm run bench:growth -- …`. */
export interface Options {
  /** Multiples of the content, ascending. */
  readonly sizes: readonly number[];
  readonly generators: readonly GeneratorName[];
  /** Measured runs per build; the median counts. */
  readonly runs: number;
}

function wholeNumber(text: string, option: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${option}: "${text}" is not a whole number, expected e.g. 1 or 10`);
}

/**
 * Parses `--sizes 1,10`, `--only gatsby` and `--runs 3`.
 * @throws Error for an invalid option
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: "string", default: "1,10,100" },
      only: { type: "string" },
      runs: { type: "string", default: "1" },
    },
  });
  const sizes = values.sizes.split(",").map((size) => wholeNumber(size, "--sizes"));
  const generators = GENERATORS.filter((name) => values.only === undefined || values.only === name);
  if (generators.length === 0)
    throw new Error(`--only: "${values.only}" builds nothing, expected ${GENERATORS.join(" or ")}`);
  return { sizes: sizes.sort((a, b) => a - b), generators, runs: wholeNumber(values.runs, "--runs") };
}
