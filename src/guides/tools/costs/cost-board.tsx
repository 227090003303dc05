import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import guidesWords from "../../../../content/words/guides.json";
import numbersWords from "../../../../content/words/numbers.json";
import { fill } from "../../../lib/fill";
import { CurrencySwitch } from "../../../money/currency-switch";
import { homeCurrencies, homeMoney, type Rates, rateBetween } from "../../../money/home-money";
import { RatesLine } from "../../../money/rates-line";
import { useHomeCurrency } from "../../../money/use-home-currency";
import { useRates } from "../../../money/use-home-money";
import { colour, from, radius, rule, size, space, type } from "../../../theme/tokens";
import { fitting, grid, lineOf, row, target } from "../../../ui/layout/primitives";
import { BoardRow } from "./board-row";

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
/** Of the colours of a dark ground. */
const currencies = css({
  border: rule.onDark,
  label: { color: colour.onDark },
  "label + label": { borderInlineStart: rule.onDark },
  "label:has(:checked)": { background: colour.onDarkWarm, color: colour.onBright },
  "label:has(:focus-visible)": { outlineColor: colour.focusOnDark },
});
const foot = css({
  display: "grid",
  gap: "6px",
  padding: `${space[3]} ${space[4]} ${space[4]}`,
  fontSize: type.small,
  lineHeight: 1.4,
  [from.tablet]: { padding: `${space[3]} ${space[8]} ${space[5]}` },
});

/** The countries whose amount nobody publishes, in one row. */
const withoutFigure = css({
  ...grid([0, 5], fitting("13rem")),
  padding: `${space[2]} ${space[4]}`,
  borderTop: rule.onDark,
  a: { ...target, color: colour.onDark, fontWeight: 700 },
  [from.tablet]: { paddingInline: space[8] },
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
  dd: { display: "inline" },
});

const words = guidesWords.costs.board;

type Country = Queries.CostCountryFragment;

/** What a country asks to show, in the first home currency; -1 without a rate, -2 if it is not known. */
function weight({ funds }: Country, rates: Rates): number {
  const amount = funds?.statement ? undefined : funds?.amounts[0];
  if (amount === undefined || !funds?.currency) return -2;
  const rate = rateBetween(funds.currency, homeCurrencies[0], rates);
  return rate === undefined ? -1 : amount * rate;
}

function byFunds(countries: readonly Country[], rates: Rates): readonly Country[] {
  return [...countries].sort((a, b) => weight(b, rates) - weight(a, rates));
}

function partOf(country: Country, countries: readonly Country[], rates: Rates): number {
  const largest = Math.max(...countries.map((one) => weight(one, rates)));
  return Math.max(0, weight(country, rates) / largest);
}

export function CostBoard({ countries }: { readonly countries: readonly Country[] }) {
  const home = useHomeCurrency();
  const rates = useRates();
  const rows = byFunds(
    countries.filter(({ funds }) => funds),
    rates,
  );
  const known = rows.filter(({ funds }) => !funds?.statement);
  const unset = rows.filter(({ funds }) => funds?.statement);
  const shown = rows.flatMap(({ funds }) => (funds?.statement ? [] : (funds?.currency ?? [])));
  return (
    <section id="funds" css={board} data-print="box" aria-labelledby="funds-name">
      <div css={head}>
        <div>
          <h2 id="funds-name">{words.heading}</h2>
          <p>{words.note}</p>
        </div>
        <CurrencySwitch css={currencies} />
      </div>
      <ol>
        {known.map((country) => {
          const { funds } = country;
          const atHome = funds?.currency ? homeMoney(funds.amounts, funds.currency, home, rates) : undefined;
          return (
            <BoardRow
              key={country.path}
              country={country}
              atHome={atHome}
              unrated={words.unrated}
              linkName={fill(numbersWords.heading, { name: country.name })}
              part={partOf(country, rows, rates)}
            />
          );
        })}
        {unset.length > 0 && (
          <li css={withoutFigure}>
            {unset.map(({ name, path, funds }) => (
              <span key={path}>
                <Link to={`${path}#numbers`} aria-label={fill(numbersWords.heading, { name })}>
                  {name}
                </Link>{" "}
                {funds?.statement}
              </span>
            ))}
          </li>
        )}
      </ol>
      <div css={foot}>
        <details css={conditions}>
          <summary>{words.conditions}</summary>
          <dl>
            {rows.map(({ name, code, funds }) => {
              const note = funds?.note ?? (funds?.statement ? null : funds?.facts[0]?.note);
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

export const query = graphql`
  fragment CostNumber on CountryNumber {
    statement short note text amounts currency
    facts { note }
  }
  fragment CostCountry on Country {
    name code slug path
    ...BilledCountry
    funds: number(row: "funds") { ...CostNumber }
  }
`;
