import guidesWords from "../../../../content/words/guides.json";
import { LAKH } from "../../../lib/lakh";
import { homeText } from "../../../money/home-money";
import { interestOf, type Loan, repaymentOf, rupees } from "./instalment";
import { loanTable } from "./table-style";

const LOANS = [10, 20, 30, 40].map((lakh) => lakh * LAKH);
const { repayment: words } = guidesWords;

/** What loans of 10 to 40 lakh cost a month, at the register's rate and years. */
export function LoanTable({
  caption,
  terms,
}: {
  readonly caption: string;
  readonly terms: Omit<Loan, "amount">;
}) {
  const { loan, interest, paid, unpaid } = words.columns;
  return (
    <table css={loanTable}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{loan}</th>
          <th scope="col">{interest}</th>
          <th scope="col">{paid}</th>
          <th scope="col">{unpaid}</th>
        </tr>
      </thead>
      <tbody>
        {LOANS.map((amount) => {
          const described = { amount, ...terms };
          return (
            <tr key={amount}>
              <th scope="row">{homeText([amount], "INR", { isKept: true })}</th>
              <td data-head={interest}>{rupees(interestOf(described))}</td>
              <td data-head={paid}>{rupees(repaymentOf(described, true).instalment)}</td>
              <td data-head={unpaid}>{rupees(repaymentOf(described, false).instalment)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
