import countriesWords from "../../../content/words/countries.json";
import numbersWords from "../../../content/words/numbers.json";
import type { RowName } from "../../figures/number-rows";
import { useHomeMoney } from "../../money/use-home-money";
import { levelAfter, useProfile } from "../../star/profile";
import { tinted } from "../../ui/layout/primitives";
import { NumberRow } from "./number-row";

const { chapters } = countriesWords;

/** The rows of each chapter, by the chapter's name; the first row is its answer. */
const ROWS: ReadonlyMap<string, readonly RowName[]> = new Map([
  [chapters.courses, ["english", "apply"]],
  [chapters.apply, ["intakes"]],
  [chapters.costs, ["tuition", "funds", "fee", "health"]],
  [chapters.visa, ["decision"]],
  [chapters.work, ["work"]],
  [chapters.living, ["living"]],
  [chapters.stay, ["stay"]],
]);

export function rowsOfChapter<Number extends { readonly row: string }>(
  numbers: readonly Number[],
  chapter: string,
): readonly { readonly name: string; readonly number: Number }[] {
  return (ROWS.get(chapter) ?? []).flatMap((row) => {
    const number = numbers.find((one) => one.row === row);
    return number ? [{ name: numbersWords.rows[row], number }] : [];
  });
}

interface ChapterRowsProps {
  readonly id: string;
  readonly chapter: string;
  readonly numbers: readonly Queries.CountryNumberFragment[];
}

/** A row with the value for one level, if the register has one; its note says for which level. */
function atLevel(number: Queries.CountryNumberFragment, level: string | undefined) {
  const own = number.says ? undefined : number.levels.find((one) => one.level === level);
  if (!own) return number;
  const { text, amounts, basis, note } = own;
  return { ...number, text, amounts, basis, note: note ?? number.note };
}

export function ChapterRows({ id, chapter, numbers }: ChapterRowsProps) {
  const profile = useProfile();
  const level = levelAfter[profile?.f ?? ""];
  const { atHome } = useHomeMoney();
  return (
    <section id={id} css={tinted("surface")} data-rows="">
      {rowsOfChapter(numbers, chapter).map(({ name, number: known }) => {
        const number = atLevel(known, level);
        return (
          <NumberRow
            key={number.row}
            number={number}
            name={name}
            atHome={atHome(number.amounts, number.currency)}
          />
        );
      })}
    </section>
  );
}
