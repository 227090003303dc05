import countriesWords from "../../content/words/countries.json";
import { countedBill } from "../bill/bill-of-level";
import { yearText } from "../bill/sum-words";
import { fill } from "../lib/fill";
import { useHomeMoney } from "../money/use-home-money";
import { sized } from "../theme/lettering";
import { colour } from "../theme/tokens";
import { above, onlyFrom, target } from "../ui/layout/primitives";
import { ButtonLink } from "../ui/links/button-link";

interface FirstStepProps {
  readonly bill: Queries.CountryBillFragment | null;
  readonly look: "ink" | "primary";
  readonly to: string;
  readonly label: string;
}

export function FirstStep({ bill, look, to, label }: FirstStepProps) {
  const money = useHomeMoney();
  const amount = bill && yearText(countedBill(bill), money.sum);
  return (
    <>
      {amount && (
        <a href="#bill" css={{ ...target, ...above(3), ...sized("intro"), color: colour.onDark }}>
          {fill(countriesWords.firstYear, { amount })}
        </a>
      )}
      {/* Phones have the way to the form in the bar at the foot. */}
      <div css={[above(4), onlyFrom("tablet")]}>
        <ButtonLink to={to} look={look} isWide>
          {label}
        </ButtonLink>
      </div>
    </>
  );
}
