import numbersWords from "../../../content/words/numbers.json";
import { rowsOfChapter } from "../../figures/rows";
import { useHomeMoney } from "../../money/use-home-money";
import { levelAfter, useProfile } from "../../star/profile";
import { tinted } from "../../ui/layout/primitives";
import { NumberRow } from "./number-row";

/** The rows that a chapter shows, by the chapter's short name; the first one answers the chapter. */
export function chapterRows<Number extends { readonly row: string }>(
  numbers: readonly Number[],
  chapter: string | null,
): readonly { readonly name: string; readonly number: Number }[] {
  return rowsOfChapter(chapter ?? "").flatMap((row) => {
    const number = numbers.find((one) => one.row === row);
    return number ? [{ name: numbersWords.rows[row], number }] : [];
  });
}

interface ChapterRowsProps {
  /** The chapter's short name in the table of rows. */
  readonly chapter: string | null;
  readonly numbers: readonly Queries.CountryNumberFragment[];
}

/** A row with the value for one level, if the register has one; its note says for which level. */
function atLevel(number: Queries.CountryNumberFragment, level: string | undefined) {
  const ofLevel = number.statement ? undefined : number.levels.find((one) => one.level === level);
  if (!ofLevel) return number;
  const { text, amounts, basis, note } = ofLevel;
  return { ...number, text, amounts, basis, note: note ?? number.note };
}

export function ChapterRows({ chapter, numbers }: ChapterRowsProps) {
  const profile = useProfile();
  const level = levelAfter[profile?.finished ?? ""];
  const { atHome } = useHomeMoney();
  return (
    <section id={`rows-${chapter}`} css={tinted("surface")} data-rows="">
      {chapterRows(numbers, chapter).map(({ name, number: known }) => {
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
