import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import guidesWords from "../../../../content/words/guides.json";
import { fill } from "../../../lib/fill";
import { LAKH } from "../../../lib/lakh";
import { unbrokenDay } from "../../../lib/months";
import { homeText } from "../../../money/home-money";
import { useRates } from "../../../money/use-home-money";
import { lettering } from "../../../theme/lettering";
import { colour, rule, space, type } from "../../../theme/tokens";
import { controlStyle, selectStyle } from "../../../ui/fields/control-style";
import { type KeptFields, useKeptFields } from "../../../ui/kept-form/kept-fields";
import { KeptForm } from "../../../ui/kept-form/kept-form";
import { above, card, fitting, grid, stack } from "../../../ui/layout/primitives";
import type { GuideTool } from "../../guide-page";
import { ToolFoot } from "../tool-foot";
import { ToolHead } from "../tool-head";
import { interestOf, type Loan, repaymentOf, rupees } from "./instalment";
import { type LoanField, loanFields, readLoan } from "./read-loan";
import { LeftTable, LoanTable, PayTable } from "./tables";

const fields = css({
  ...grid(4, fitting("13rem")),
  alignItems: "end",
  label: lettering.label,
  "input, select": { marginTop: space[1] },
  small: { display: "block", minHeight: "1.4em", color: colour.error, fontSize: type.small, fontWeight: 600 },
});
const result = css({
  display: "block",
  minHeight: "4.5rem",
  margin: `${space[4]} 0`,
  paddingTop: space[3],
  borderTop: rule.tear,
  b: { display: "block", ...lettering.sum },
});
const { repayment: words } = guidesWords;

/** The instalment as a sentence, or what is still to be written. */
function answer(loan: Loan | undefined, paysInterest: boolean): readonly [string, string] {
  if (!loan) return ["", words.open];
  const { instalment, total } = repaymentOf(loan, paysInterest);
  const all = { total: homeText([total], "INR"), interest: rupees(interestOf(loan)), wait: loan.wait };
  return [
    fill(words.month, { amount: rupees(instalment), years: loan.years }),
    fill(paysInterest ? words.totalPaid : words.total, all),
  ];
}

/** The instalment of a loan that a visitor describes. */
function LoanCalculator({ terms }: { readonly terms: Omit<Loan, "amount"> }) {
  const kept: KeptFields = useKeptFields("repayment");
  const id = useId();
  const { loan, faults } = readLoan(kept.fields ?? {});
  const [month, rest] = answer(loan, kept.fields?.interest === "paid");
  const given: Readonly<Record<LoanField, number | undefined>> = {
    amount: undefined,
    rate: terms.rate,
    years: terms.years,
    wait: terms.wait,
  };
  return (
    <KeptForm ref={kept.form} onInput={kept.changed} data-needs-script aria-labelledby={`${id}name`}>
      <h4 id={`${id}name`} css={lettering.head}>
        {words.own}
      </h4>
      <div css={[fields, above(3)]}>
        {loanFields.map((name) => (
          <div key={name}>
            <label htmlFor={id + name}>{words.fields[name]}</label>
            <input
              css={controlStyle}
              id={id + name}
              name={name}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={given[name]}
              aria-invalid={faults[name] ? true : undefined}
              aria-describedby={`${id}${name}wrong`}
            />
            <small id={`${id}${name}wrong`} aria-live="polite">
              {faults[name]}
            </small>
          </div>
        ))}
        <div>
          <label htmlFor={`${id}interest`}>{words.fields.interest}</label>
          <select css={selectStyle} id={`${id}interest`} name="interest" autoComplete="off">
            <option value="unpaid">{words.interest.unpaid}</option>
            <option value="paid">{words.interest.paid}</option>
          </select>
          <small />
        </div>
      </div>
      <output css={result}>
        <b>{month}</b>
        <span>{rest}</span>
      </output>
      <ToolFoot kept={kept}>{null}</ToolFoot>
    </KeptForm>
  );
}

const paperStyle = css({ ...stack(8), padding: "clamp(20px, 4vw, 36px)", ...card, scrollMarginTop: "100px" });
/** The loan that the table of pay sets beside each pay. */
const COMPARED = 20 * LAKH;

function Repayment({
  id,
  repayment,
}: {
  readonly id: string;
  readonly repayment: Queries.RepaymentFragment;
}) {
  const { heading, lead, percent: rate, years, wait, pays } = repayment;
  const { source, day } = useRates();
  const terms = { rate, years, wait };
  const { instalment } = repaymentOf({ amount: COMPARED, ...terms }, true);
  return (
    <section id={id} css={paperStyle} data-print="bare" aria-labelledby={`${id}-name`} data-tool="repayment">
      <ToolHead id={`${id}-name`} heading={heading} lead={lead} />
      <LoanTable caption={fill(words.loans, { rate, years, wait })} terms={terms} />
      <LoanCalculator terms={terms} />
      <div>
        <PayTable pays={pays} instalment={instalment} />
        <p css={[lettering.muted, above(3)]} data-rate="">
          {fill(words.rates, { source: source.name, date: unbrokenDay(day) })}
        </p>
      </div>
      <div>
        <LeftTable pays={pays} />
        <p css={[lettering.muted, above(3)]}>{words.left.note}</p>
      </div>
    </section>
  );
}

export function repaymentTool(repayment: Queries.RepaymentFragment): GuideTool {
  const id = "your-instalment";
  return { id, link: repayment.link, part: <Repayment id={id} repayment={repayment} /> };
}

export const query = graphql`
  fragment Repayment on Repayment {
    link heading lead percent years wait
    pays {
      place month currency afterTax rent
      fact { jsonId year }
      net { jsonId }
      room { fact { jsonId } }
    }
  }
`;
