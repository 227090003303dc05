import { css } from "@emotion/react";
import compareWords from "../../content/words/compare.json";
import { type CountedSum, sumWords } from "../bill/sum-words";
import type { MoneyWriter } from "../money/use-home-money";
import { lettering } from "../theme/lettering";
import { colour, type } from "../theme/tokens";

const whole = css({
  display: "block",
  ...lettering.sum,
  fontVariantNumeric: "tabular-nums",
  textWrap: "balance",
});
const open = css(whole, { fontSize: type.text, fontWeight: 700 });
const part = css({ display: "block", color: colour.heading, fontSize: type.small, lineHeight: 1.4 });

interface SumTextProps {
  /** Undefined if no line of the bill is known. */
  readonly year: CountedSum | undefined;
  readonly money: MoneyWriter;
}

export function SumText({ year, money }: SumTextProps) {
  if (!year) return <span css={part}>{compareWords.noSum}</span>;
  const { head, rest } = sumWords(year, money);
  return (
    <>
      <span css={year.year ? whole : open}>{head}</span>
      <span css={part}>{rest}</span>
    </>
  );
}
