import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useId, useState } from "react";
import countriesWords from "../../../../content/words/countries.json";
import guidesWords from "../../../../content/words/guides.json";
import { countedBill } from "../../../bill/bill-of-level";
import { lowerEnd, type SumOrder } from "../../../bill/order";
import { billSum, masterLines } from "../../../bill/sum";
import { sumWords } from "../../../bill/sum-words";
import { fill } from "../../../lib/fill";
import { useHomeMoney, useRates } from "../../../money/use-home-money";
import { lettering } from "../../../theme/lettering";
import { rule, space, type } from "../../../theme/tokens";
import { cell, cellOnLight, group, groupOnLight } from "../../../ui/fields/segment-style";
import { row, target } from "../../../ui/layout/primitives";

const words = guidesWords.costs.bill;
const billWords = countriesWords.bill;

const oneRow = css({
  ...row([0, 4]),
  alignItems: "baseline",
  paddingBlock: space[2],
  borderTop: rule.dashed,
  lineHeight: 1.4,
  breakInside: "avoid",
  a: { ...target, flex: "0 0 8.5rem", fontWeight: 700 },
  b: { flex: "1 0 10rem", ...lettering.loud },
  small: { flex: "1 1 100%", fontSize: type.small },
});

interface CostLinesProps {
  readonly countries: readonly (Queries.CostCountryFragment & {
    readonly bill: Queries.CountryBillFragment;
  })[];
  readonly pathOf: (path: string) => string;
}

const orders = ["degree", "year"] as const;

const switchStyle = css({ ...row([2, 3]), alignItems: "center", marginBottom: space[3] });

/** A line per country in the order of one of its two sums, the cheapest first, countries without a sum last. */
export function CostLines({ countries, pathOf }: CostLinesProps) {
  const rates = useRates();
  const money = useHomeMoney();
  const name = useId();
  const [order, setOrder] = useState<SumOrder>("degree");
  const lines = countries.map(({ name, path, bill }) => {
    const sum = countedBill(bill);
    const weight = lowerEnd(sum, order, rates) ?? Number.MAX_VALUE;
    const texts = sumWords(sum, money, order);
    const ofMaster = sum.year ? null : masterLines([...bill.show, ...bill.pay], bill.master);
    const { year: master, left } = ofMaster ? billSum(ofMaster, {}, bill.masterYears) : sum;
    if (!ofMaster || !master) return { ...texts, name, path, weight };
    const more = fill(words.master, { amount: money.sum(master, sum.currency) });
    const without = left.length > 0 ? ` ${fill(billWords.left, { lines: left.join("; ") })}` : "";
    return { ...texts, name, path, weight, rest: `${texts.rest}. ${more}.${without}` };
  });
  lines.sort((a, b) => a.weight - b.weight || a.name.localeCompare(b.name));
  return (
    <>
      <div css={switchStyle} data-needs-script data-print="no">
        <span id={name}>{words.order}</span>
        <div css={[group, groupOnLight]} role="radiogroup" aria-labelledby={name}>
          {orders.map((one) => (
            <label key={one} css={[cell, cellOnLight, { paddingInline: space[3] }]}>
              <input type="radio" name={name} checked={one === order} onChange={() => setOrder(one)} />
              {words.orders[one]}
            </label>
          ))}
        </div>
      </div>
      <ol data-cost-lines="">
        {lines.map((line) => (
          <li key={line.path} css={oneRow}>
            <Link to={pathOf(line.path)}>{fill(words.inGuide, { country: line.name })}</Link>
            <b>{line.head}</b>
            <small>{line.rest}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
