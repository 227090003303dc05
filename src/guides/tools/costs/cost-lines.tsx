import { css } from "@emotion/react";
import { Link } from "gatsby";
import guidesWords from "../../../../content/words/guides.json";
import { billLines } from "../../../countries/bill/own-bill";
import { billSum, masterLines } from "../../../countries/bill/sum";
import { sumWords } from "../../../countries/bill/sum-words";
import { fill } from "../../../lib/fill";
import { homeCurrencies, rateBetween } from "../../../money/home-money";
import { useHomeMoney, useRates } from "../../../money/use-home-money";
import { lettering } from "../../../theme/lettering";
import { rule, space, type } from "../../../theme/tokens";
import { row, target } from "../../../ui/layout/primitives";

const words = guidesWords.costs.bill;

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
  /** Returns the address of the bill in a guide. */
  readonly pathOf: (path: string) => string;
}

/** A line per country, the cheapest first year first, countries without a sum last. */
export function CostLines({ countries, pathOf }: CostLinesProps) {
  const rates = useRates();
  const money = useHomeMoney();
  const lines = countries.map(({ name, path, bill }) => {
    const costs = billLines(bill);
    const currency = costs.find((line) => line.currency)?.currency ?? "";
    const sum = billSum(costs, {}, bill.years);
    const weight =
      (sum.year?.[0] ?? Number.NaN) * (rateBetween(currency, homeCurrencies[0], rates) ?? Number.NaN);
    const counted = { ...sum, years: bill.years, scope: bill.scope, level: "bachelor" } as const;
    const said = sumWords(
      counted,
      (amounts) => money.sum(amounts, currency),
      (amounts) => money.figure(amounts, currency),
    );
    const ofMaster = sum.year ? null : masterLines(costs, bill.master);
    const { year: master } = ofMaster ? billSum(ofMaster, {}, bill.masterYears) : sum;
    const rest =
      ofMaster && master
        ? `${said.rest}. ${fill(words.master, { amount: money.sum(master, currency) })}`
        : said.rest;
    return { ...said, name, path, rest, weight: Number.isNaN(weight) ? Number.MAX_VALUE : weight };
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
