import { css } from "@emotion/react";
import { graphql } from "gatsby";
import guidesWords from "../../../../content/words/guides.json";
import { fill } from "../../../lib/fill";
import { LAKH } from "../../../lib/lakh";
import { unbrokenDay } from "../../../lib/months";
import { useRates } from "../../../money/use-home-money";
import { lettering } from "../../../theme/lettering";
import { above, card, stack } from "../../../ui/layout/primitives";
import type { GuideTool } from "../../guide-page";
import { ToolHead } from "../tool-head";
import { repaymentOf } from "./instalment";
import { LoanCalculator } from "./loan-calculator";
import { LeftTable, LoanTable, PayTable } from "./tables";

const paperStyle = css({ ...stack(8), padding: "clamp(20px, 4vw, 36px)", ...card, scrollMarginTop: "100px" });
/** The loan that the table of pay sets beside each pay. */
const COMPARED = 20 * LAKH;
const { repayment: words } = guidesWords;

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
