import { css } from "@emotion/react";
import { homeWriter } from "../../money/home-rate";
import { useHomeCurrency } from "../../money/use-home-currency";
import { levelAfter, useProfile } from "../../star/profile";
import { colour } from "../../theme/tokens";
import { NumberRow } from "./number-row";
import { rowsOfChapter } from "./rows-of-chapter";

const list = css({ background: colour.surface });
const between = css({ "& + &": { borderTop: `1px solid ${colour.line}` } });

export interface ChapterRowsProps {
  readonly id: string;
  readonly chapter: string;
  readonly numbers: readonly Queries.CountryNumberFragment[];
  readonly rates: Queries.NumbersRatesFragment;
}

/** A row with the value for a degree, where the register has one of its own; it says for what in its note. */
function atLevel(number: Queries.CountryNumberFragment, level: string | undefined) {
  const own = number.says ? undefined : number.levels.find((one) => one.level === level);
  if (!own) return number;
  const { text, amounts, basis, note } = own;
  return { ...number, text, amounts, basis, note: note ?? number.note };
}

export function ChapterRows({ id, chapter, numbers, rates }: ChapterRowsProps) {
  const { currency } = useHomeCurrency();
  const profile = useProfile();
  const level = levelAfter[profile?.f ?? ""];
  const atHome = homeWriter(currency, rates);
  return (
    <section id={id} css={list} data-rows="">
      {rowsOfChapter(numbers, chapter).map(({ name, number: known }) => {
        const number = atLevel(known, level);
        return (
          <NumberRow
            key={number.row}
            css={between}
            number={number}
            name={name}
            atHome={atHome(number.amounts, number.currency)}
          />
        );
      })}
    </section>
  );
}
