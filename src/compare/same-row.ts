import type { RowValue } from "./country-values";

/** What a row says of all countries at once, where no country has a figure of its own. */
export interface SameRow {
  readonly statement: string;
  /** The two last words where only they differ: who decides is called another name from country to country. */
  readonly last: readonly string[];
}

/** What all values of a row say, but for the last word; nothing where one is a figure or says more. */
export function sameRow(values: readonly (RowValue | undefined)[]): SameRow | undefined {
  const said = values.flatMap((value) => (value?.isSaid && !value.example ? value.text : []));
  const [first] = said;
  if (!first || said.length < values.length || said.length < 2) return undefined;
  const texts = [...new Set(said)];
  if (texts.length === 1) return { statement: first, last: [] };
  const parts = texts.map((text) => ({
    before: text.split(" ").slice(0, -1).join(" "),
    last: text.split(" ").at(-1) ?? "",
  }));
  const [{ before } = { before: "" }] = parts;
  const isOne = before !== "" && parts.every((part) => part.before === before);
  return isOne ? { statement: before, last: parts.map(({ last }) => last) } : undefined;
}
