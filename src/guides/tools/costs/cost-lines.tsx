import { css } from "@emotion/react";
import { Link } from "gatsby";
import countriesWords from "../../../../content/words/countries.json";
import guidesWords from "../../../../content/words/guides.json";
import { countedBill } from "../../../bill/own-bill";
import { billSum, masterLines } from "../../../bill/sum";
import { sumWords } from "../../../bill/sum-words";
import { fill } from "../../../lib/fill";
import { homeCurrencies, rateBetween } from "../../../money/home-money";
import { useHomeMoney, useRates } from "../../../money/use-home-money";
import { lettering } from "../../../theme/lettering";
import { rule, space, type } from "../../../theme/tokens";
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

/** A line per country, the cheapest first year first, countries without a sum last. */
export function CostLines({ countries, pathOf }: CostLinesProps) {
  const rates = useRates();
  const money = useHomeMoney();
  const lines = countries.map(({ name, path, bill }) => {
    const sum = countedBill(bill);
    const rate = rateBetween(sum.currency, homeCurrencies[0], rates);
    const weight = sum.year && rate ? sum.year[0] * rate : Number.MAX_VALUE;
    const said = sumWords(sum, money);
    const ofMaster = sum.year ? null : masterLines([...bill.show, ...bill.pay], bill.master);
    const { year: master, left } = ofMaster ? billSum(ofMaster, {}, bill.masterYears) : sum;
    if (!ofMaster || !master) return { ...said, name, path, weight };
    const more = fill(words.master, { amount: money.sum(master, sum.currency) });
    const without = left.length > 0 ? ` ${fill(billWords.left, { lines: left.join("; ") })}` : "";
    return { ...said, name, path, weight, rest: `${said.rest}. ${more}.${without}` };
  });
  lines.sort((a, b) => a.weight - b.weight || a.name.localeCompare(b.name));
  return (
    <ol data-cost-lines="">
      {lines.map(({ name, path, head, rest }) => (
        <li key={path} css={oneRow}>
          <Link to={pathOf(path)}>{fill(words.inGuide, { country: name })}</Link>
          <b>{head}</b>
          <small>{rest}</small>
        </li>
      ))}
    </ol>
  );
}
