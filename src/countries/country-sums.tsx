import { css } from "@emotion/react";
import countriesWords from "../../content/words/countries.json";
import { type Bills, billAt, countedBill } from "../bill/bills";
import { type CountedSum, degreeName, degreeText, yearText } from "../bill/sum-words";
import { fill } from "../lib/fill";
import { useHomeMoney } from "../money/use-home-money";
import { levelOf, useProfile } from "../star/profile";
import { font, space, type, withHover } from "../theme/tokens";
import { useFieldsOf } from "../ui/kept-form/kept-fields";

export interface SummedCountry {
  readonly slug: string;
  readonly bills: Bills | null;
}

/** The sum of a country's bill with the visitor's degree and amounts; undefined without a bill. */
export function useCountrySum({ slug, bills }: SummedCountry): CountedSum | undefined {
  const level = levelOf(useProfile()?.finished);
  const fields = useFieldsOf(`bill-${slug}`);
  return bills ? countedBill(billAt(bills, level), fields) : undefined;
}

const sums = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[8]}`,
  color: "inherit",
  textDecoration: "none",
  "& > span": { display: "grid", alignContent: "end" },
  fontSize: type.small,
  lineHeight: 1.3,
  b: { font: `800 ${type.fact}/1.15 ${font.heading}`, fontVariantNumeric: "tabular-nums" },
  "& b": { textDecoration: "underline 2px", textUnderlineOffset: "4px" },
  [withHover]: { "&:hover b": { textDecorationThickness: "4px" } },
});

interface CountrySumsProps {
  readonly country: SummedCountry;
  readonly className?: string;
}

/** What the first year and the whole degree cost, as a link to the bill; nothing without a sum. */
export function CountrySums({ country, className }: CountrySumsProps) {
  const money = useHomeMoney();
  const sum = useCountrySum(country);
  const year = sum && yearText(sum, money.sum);
  if (!year) return null;
  const { bill: words } = countriesWords;
  const whole = degreeText(sum, money.sum);
  return (
    <a href="#bill" css={sums} className={className}>
      <span>
        {fill(countriesWords.firstYear, { degree: words.degrees[sum.level] })} <b>{year}</b>
      </span>
      {whole && (
        <span>
          {degreeName(sum)} <b>{whole}</b>
        </span>
      )}
    </a>
  );
}
