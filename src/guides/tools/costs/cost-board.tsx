import { css } from "@emotion/react";
import guidesWords from "../../../../content/words/guides.json";
import numbersWords from "../../../../content/words/numbers.json";
import { fill } from "../../../lib/fill";
import { CurrencySwitch } from "../../../money/currency-switch";
import { homeMoney } from "../../../money/home-money";
import { RatesLine } from "../../../money/rates-line";
import { useHomeCurrency } from "../../../money/use-home-currency";
import { useRates } from "../../../money/use-home-money";
import { colour, from, radius, rule, size, space, type } from "../../../theme/tokens";
import { lineOf, row } from "../../../ui/layout/primitives";
import { BoardRow } from "./board-row";
import { byFunds, partOf } from "./country-money";

const board = css({
  borderRadius: radius.strip,
  background: colour.board,
  color: colour.onDarkMuted,
  overflow: ["hidden", "clip"],
  "--focus": colour.focusOnDark,
});
const head = css({
  ...row(3, "space-between"),
  padding: space[4],
  fontSize: type.small,
  lineHeight: 1.35,
  h2: { marginBottom: "6px", color: colour.onDark, fontSize: type.fact },
  "& > div:first-of-type": { flex: "1 1 15rem" },
  [from.tablet]: { padding: `${space[5]} ${space[8]}` },
});
const foot = css({
  display: "grid",
  gap: "6px",
  padding: `${space[3]} ${space[4]} ${space[4]}`,
  fontSize: type.small,
  lineHeight: 1.4,
  [from.tablet]: { padding: `${space[3]} ${space[8]} ${space[5]}` },
});

/** The conditions of the amounts, in a fold below all rows, as they would enlarge each row. */
const conditions = css({
  summary: {
    ...lineOf(size.target),
    width: "fit-content",
    color: colour.onDark,
    fontWeight: 600,
    textDecoration: "underline dotted",
    textUnderlineOffset: "4px",
    cursor: "pointer",
  },
  div: { paddingBlock: space[1], borderTop: rule.onDark },
  dt: { display: "inline", marginRight: space[2], color: colour.onDark, fontWeight: 700 },
  dd: { display: "inline", margin: 0 },
});

const words = guidesWords.costs.board;
const { panel } = numbersWords;

interface CostBoardProps {
  readonly id: string;
  readonly countries: readonly Queries.CostCountryFragment[];
}

export function CostBoard({ id, countries }: CostBoardProps) {
  const home = useHomeCurrency();
  const rates = useRates();
  const rows = byFunds(
    countries.filter(({ funds }) => funds),
    rates,
  );
  const shown = rows.flatMap(({ funds }) => (funds?.says ? [] : (funds?.currency ?? [])));
  return (
    <section id={id} css={board} data-print="box" aria-labelledby={`${id}-name`}>
      <div css={head}>
        <div>
          <h2 id={`${id}-name`}>{words.heading}</h2>
          <p>{words.note}</p>
        </div>
        <CurrencySwitch />
      </div>
      <ol>
        {rows.map((country) => {
          const { funds } = country;
          const atHome =
            funds?.currency && !funds.says
              ? homeMoney(funds.amounts, funds.currency, home, rates)
              : undefined;
          return (
            <BoardRow
              key={country.path}
              country={country}
              atHome={atHome}
              unrated={words.unrated}
              linkName={fill(panel.heading, { name: country.name })}
              part={partOf(country, rows, rates)}
            />
          );
        })}
      </ol>
      <div css={foot}>
        <details css={conditions}>
          <summary>{words.conditions}</summary>
          <dl>
            {rows.map(({ name, code, funds }) => {
              const note = funds?.note ?? (funds?.says ? null : funds?.facts[0]?.note);
              return (
                note && (
                  <div key={code}>
                    <dt>{name}</dt> <dd>{note}</dd>
                  </div>
                )
              );
            })}
          </dl>
        </details>
        <RatesLine currencies={shown} words={words} />
      </div>
    </section>
  );
}
