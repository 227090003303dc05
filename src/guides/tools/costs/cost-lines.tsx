import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useId, useState } from "react";
import countriesWords from "../../../../content/words/countries.json";
import guidesWords from "../../../../content/words/guides.json";
import { lowerEnd, type SumOrder } from "../../../bill/order";
import { countedBill } from "../../../bill/own-bill";
import { billSum, masterLines } from "../../../bill/sum";
import { sumWords } from "../../../bill/sum-words";
import { fill } from "../../../lib/fill";
import { sumEnds } from "../../../money/home-money";
import { useHomeMoney, useRates } from "../../../money/use-home-money";
import { lettering } from "../../../theme/lettering";
import { colour, from, rule, space, type } from "../../../theme/tokens";
import { cell, cellOnLight, group, groupOnLight } from "../../../ui/fields/segment-style";
import { grid, row, target, tracks, wholeRow } from "../../../ui/layout/primitives";

const words = guidesWords.costs.bill;
const billWords = countriesWords.bill;

const oneRow = css({
  ...grid([1, 4], "1 auto"),
  alignItems: "baseline",
  paddingBlock: space[2],
  borderTop: rule.dashed,
  lineHeight: 1.4,
  breakInside: "avoid",
  a: { ...target, fontWeight: 700 },
  b: { ...lettering.loud, textAlign: "right", textWrap: "balance" },
  small: { ...wholeRow, fontSize: type.small },
  "& > i": { gridRow: 2 },
  [from.desktop]: {
    gridTemplateColumns: tracks("10rem 1 12rem"),
    "& > i": { gridArea: "1 / 2" },
    b: { gridArea: "1 / 3" },
    small: { gridColumn: "2 / -1", gridRow: 2 },
  },
});
/** From the lower to the higher end of a sum, against the dearest one; empty and dashed if a cost is missing. */
const bar = css({
  ...wholeRow,
  position: "relative",
  alignSelf: "center",
  height: "18px",
  borderBottom: rule.thick,
  "& > i": { position: "absolute", insetBlock: 0, left: 0, background: colour.band },
  "& > i + i": { background: colour.mapDestination },
  "&:empty": { borderBottom: rule.tear },
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
    const said = sumWords(sum, money, order);
    const paid = order === "degree" ? sum.degree : sum.year;
    const shown = paid && sum.isFrom ? paid.slice(0, 1) : paid;
    const ends = shown && sumEnds(shown, sum.currency, "INR", rates);
    const ofMaster = sum.year ? null : masterLines([...bill.show, ...bill.pay], bill.master);
    const { year: master, left } = ofMaster ? billSum(ofMaster, {}, bill.masterYears) : sum;
    if (!ofMaster || !master) return { ...said, name, path, weight, ends };
    const more = fill(words.master, { amount: money.sum(master, sum.currency) });
    const without = left.length > 0 ? ` ${fill(billWords.left, { lines: left.join("; ") })}` : "";
    return { ...said, name, path, weight, ends, rest: `${said.rest}. ${more}.${without}` };
  });
  const dearest = Math.max(...lines.flatMap(({ ends = [] }) => ends));
  const share = (amount = 0) => `${((100 * amount) / dearest).toFixed(1)}%`;
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
            <i css={bar} aria-hidden="true">
              {line.ends && (
                <>
                  <i style={{ width: share(line.ends.at(-1)) }} />
                  <i style={{ width: share(line.ends[0]) }} />
                </>
              )}
            </i>
            <b>{line.head}</b>
            <small>{line.rest}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
