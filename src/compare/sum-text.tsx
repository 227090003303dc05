import { css } from "@emotion/react";
import compareWords from "../../content/words/compare.json";
import { sumWords } from "../countries/bill/sum-words";
import { colour, font, type } from "../theme/tokens";
import type { FirstYear } from "./country-values";
import type { MoneyWriter } from "./money-writer";

const whole = css({
  display: "block",
  color: colour.heading,
  font: `800 1.5rem/1.2 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
  textWrap: "balance",
});
/** A sum that lacks some lines is less than one that is whole. */
const some = css(whole, { fontSize: "1.25rem", fontWeight: 700 });
const open = css(whole, { fontSize: "1.0625rem", fontWeight: 700 });
const part = css({ display: "block", color: colour.heading, fontSize: type.small, lineHeight: 1.4 });

interface SumTextProps {
  /** Nothing where no line of the bill is known. */
  readonly year: FirstYear | undefined;
  readonly money: MoneyWriter;
}

/** What is known of a first year, and how much of it that is. */
export function SumText({ year, money }: SumTextProps) {
  if (!year) return <span css={part}>{compareWords.compare.noSum}</span>;
  const { head, rest } = sumWords(year, money.total(year));
  const isWhole = year.missing.length === 0;
  return (
    <>
      <span css={year.mainMissing.length > 0 ? open : isWhole ? whole : some}>{head}</span>
      <span css={part}>{rest}</span>
    </>
  );
}
