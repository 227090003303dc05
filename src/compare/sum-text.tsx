import { css } from "@emotion/react";
import type { Answers } from "../star/answers";
import { colour, font, type } from "../theme/tokens";
import { type CompareCountry, isWhole, knownCost } from "./country-values";
import { costReason, type MoneyWriter } from "./reasons";

const whole = css({
  color: colour.heading,
  font: `800 1.5rem/1.2 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
  textWrap: "balance",
});
const part = css({ color: colour.heading, fontSize: type.small, lineHeight: 1.4 });

interface SumTextProps {
  readonly country: CompareCountry;
  readonly finished: Answers["f"];
  readonly money: MoneyWriter;
}

/** What must be shown and tuition, together; where one of them is not known, what is. */
export function SumText({ country, finished, money }: SumTextProps) {
  const cost = knownCost(country, finished);
  if (cost && isWhole(cost)) return <span css={whole}>{money.total(cost)}</span>;
  return <span css={part}>{costReason(country, finished, money, true)}</span>;
}
