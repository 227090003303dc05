import countriesWords from "../../../content/words/countries.json";
import numbersWords from "../../../content/words/numbers.json";
import type { RowName } from "../../figures/number-rows";

const { chapters } = countriesWords.country;

/** The rows of a chapter by its name; the first one is its answer. */
const ROWS: ReadonlyMap<string, readonly RowName[]> = new Map([
  [chapters.courses, ["english", "apply"]],
  [chapters.apply, ["intakes"]],
  [chapters.costs, ["tuition", "funds", "fee", "health"]],
  [chapters.visa, ["decision"]],
  [chapters.work, ["work"]],
  [chapters.living, ["living"]],
  [chapters.stay, ["stay"]],
]);

/** A country's numbers that stand in a chapter, each with the name of its row. */
export function rowsOfChapter<Number extends { readonly row: string }>(
  numbers: readonly Number[],
  chapter: string,
): readonly { readonly name: string; readonly number: Number }[] {
  return (ROWS.get(chapter) ?? []).flatMap((row) => {
    const number = numbers.find((one) => one.row === row);
    return number ? [{ name: numbersWords.panel.rows[row], number }] : [];
  });
}
