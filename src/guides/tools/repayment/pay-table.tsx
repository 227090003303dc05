import guidesWords from "../../../../content/words/guides.json";
import { fill } from "../../../lib/fill";
import { asGiven, rateBetween } from "../../../money/home-money";
import { useRates } from "../../../money/use-home-money";
import { rupees } from "./instalment";
import { loanTable } from "./table-style";

const { repayment: words } = guidesWords;

interface PayTableProps {
  readonly pays: Queries.RepaymentFragment["pays"];
  /** The instalment, in rupees a month, of which the last column is a share of the pay. */
  readonly instalment: number;
  readonly caption: string;
  readonly share: string;
}

/** A graduate's pay a month before tax, here and there, the smallest first. */
export function PayTable({ pays, instalment, caption, share }: PayTableProps) {
  const rates = useRates();
  const rows = pays.flatMap(({ place, month, currency, fact }) => {
    const rate = currency ? rateBetween(currency, "INR", rates) : undefined;
    if (month === null || !currency || rate === undefined) return [];
    return [{ place, month, currency, amount: month * rate, anchor: fact.jsonId, year: fact.year }];
  });
  rows.sort((one, other) => one.amount - other.amount);
  return (
    <table css={loanTable}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.place}</th>
          <th scope="col">{words.columns.pay}</th>
          <th scope="col">{words.columns.atHome}</th>
          <th scope="col">{share}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, month, currency, amount, anchor, year }) => (
          <tr key={place}>
            <th scope="row">
              <a href={`/figures#${anchor}`}>{year ? fill(words.placeIn, { place, year }) : place}</a>
            </th>
            <td data-head={words.columns.pay}>
              {currency === "INR" ? rupees(month) : asGiven([Math.round(month / 10) * 10], currency)}
            </td>
            <td data-head={words.columns.atHome}>{rupees(amount)}</td>
            <td data-head={share}>{`${Math.round((instalment / amount) * 100)} %`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
