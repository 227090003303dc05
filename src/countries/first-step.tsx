import { css } from "@emotion/react";
import countriesWords from "../../content/words/countries.json";
import { fill } from "../lib/fill";
import { useHomeMoney } from "../money/use-home-money";
import { colour, space, type } from "../theme/tokens";
import { target } from "../ui/layout/primitives";
import { ButtonLink } from "../ui/links/button-link";
import { billLines } from "./bill/own-bill";
import { billSum } from "./bill/sum";

const cost = css({ ...target, marginTop: space[3], color: colour.onDark, fontSize: type.intro });
const action = css({ display: "block", marginTop: space[4] });

interface FirstStepProps {
  readonly bill: Queries.CountryBillFragment | null;
  readonly look: "ink" | "primary";
  readonly to: string;
  readonly label: string;
}

/** What a family asks first, on the first screen of a guide: what a year costs, and how to talk about it. */
export function FirstStep({ bill, look, to, label }: FirstStepProps) {
  const money = useHomeMoney();
  const lines = billLines(bill);
  const local = lines.find(({ currency }) => currency)?.currency ?? "";
  const { year } = billSum(lines, {}, 1);
  return (
    <>
      {year && (
        <a href="#bill" css={cost}>
          {fill(countriesWords.country.firstYear, { amount: money.sum(year, local) })}
        </a>
      )}
      <div css={action}>
        <ButtonLink to={to} look={look} isWide>
          {label}
        </ButtonLink>
      </div>
    </>
  );
}
