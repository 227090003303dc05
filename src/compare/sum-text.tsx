import { css } from "@emotion/react";
import { sumWords } from "../countries/bill/sum-words";
import { colour, font, type } from "../theme/tokens";
import { type CompareCountry, firstYear } from "./country-values";
import { costReason, type MoneyWriter } from "./reasons";
import type { Said } from "./sort-countries";

const whole = css({
  display: "block",
  color: colour.heading,
  font: `800 1.5rem/1.2 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
  textWrap: "balance",
});
/** A sum that lacks some lines is less than one that is whole. */
const some = css(whole, { fontSize: "1.25rem", fontWeight: 700 });
const part = css({ color: colour.heading, fontSize: type.small, lineHeight: 1.4 });

interface SumTextProps {
  readonly country: CompareCountry;
  readonly said: Said;
  readonly money: MoneyWriter;
}

/** What is known of the first year; where that is too little to compare, its two greatest parts. */
export function SumText({ country, said, money }: SumTextProps) {
  const year = firstYear(country, said.answers.f, said.own);
  if (!year || year.mainMissing.length > 0)
    return <span css={part}>{costReason(country, said, money, true)}</span>;
  const { head, rest } = sumWords(year, money.total(year));
  const isWhole = year.missing.length === 0;
  return (
    <>
      <span css={isWhole ? whole : some} data-whole={isWhole ? "" : undefined}>
        {head}
      </span>
      <span css={part}>{rest}</span>
    </>
  );
}
