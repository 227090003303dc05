import countriesWords from "../../../content/words/countries.json";
import type { RowName } from "../../figures/number-rows";

/** The rows of each chapter, in the order of `country.chapters`; the first one is its answer. */
const ROWS: readonly (readonly RowName[])[] = [
  ["english", "apply"],
  ["intakes"],
  ["tuition", "funds", "fee", "health"],
  ["decision"],
  ["work"],
  ["living"],
  ["stay"],
];

/** A country's numbers that stand in a chapter, each with the name of its row. */
export function rowsOfChapter<Number extends { readonly row: string }>(
  numbers: readonly Number[],
  chapter: string,
): readonly { readonly name: string; readonly number: Number }[] {
  const rows = ROWS[countriesWords.country.chapters.indexOf(chapter)] ?? [];
  return rows.flatMap((row) => {
    const number = numbers.find((one) => one.row === row);
    return number ? [{ name: countriesWords.panel.rows[row], number }] : [];
  });
}
