import { css } from "@emotion/react";
import words from "../../content/words/numbers.json";
import { FigureValue } from "../compare/figure-value";
import type { RowValue } from "../compare/row-value";
import type { MoneyWriter } from "../money/use-home-money";
import { colour, font, from, type } from "../theme/tokens";

const number = css({
  color: colour.onDark,
  font: `800 ${type.small}/1.2 ${font.heading}`,
  [from.tablet]: { fontSize: type.h3 },
});
const before = css({ color: colour.onDarkMuted, fontSize: type.small });
const limit = css({ display: "block", textWrap: "balance" });
const small = css({ display: "none", [from.tablet]: { display: "block" } });
const look = { number, before, limit, local: small };

interface DepartureValueProps {
  readonly value: RowValue | undefined;
  readonly money: MoneyWriter;
  readonly hasNote: boolean;
}

export function DepartureValue({ value, money, hasNote }: DepartureValueProps) {
  if (!value) return <span>{words.none}</span>;
  const { text, isStatement, note, short, compared } = value;
  // A zero means that the visitor gets nothing; the note says why.
  if (isStatement || compared === 0)
    return <span>{!isStatement && compared === 0 && note ? note : text}</span>;
  return (
    <>
      <FigureValue value={value} money={money} look={look} />
      {hasNote && short && <span css={small}>{short}</span>}
    </>
  );
}
