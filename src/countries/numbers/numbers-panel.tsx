import { css } from "@emotion/react";
import { graphql } from "gatsby";
import countriesWords from "../../../content/words/countries.json";
import { beforeFlight, groups } from "../../figures/number-rows";
import { StateLegend } from "../../figures/state-legend";
import { fill } from "../../lib/fill";
import { CurrencySwitch } from "../../money/currency-switch";
import { homeCurrencies, rateBetween, ratesFrom } from "../../money/home-money";
import { HomeRate, homeWriter } from "../../money/home-rate";
import { useHomeCurrency } from "../../money/use-home-currency";
import { PlanStar } from "../../star/plan-star";
import { plainInPrint } from "../../theme/plain-in-print";
import { colour, font, from, phase, phone, radius, shadow, size, space, type } from "../../theme/tokens";
import { NumberRow } from "./number-row";

const panel = css({
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
  overflow: "clip",
});
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[5]}`,
  padding: `${space[3]} ${space[4]}`,
  background: colour.dark,
  color: colour.onDarkMuted,
  fontSize: type.small,
  lineHeight: 1.35,
  "--focus": colour.focusOnDark,
  h2: { overflowWrap: "anywhere", color: colour.onDark, fontSize: "1.875rem", fontWeight: 800 },
  [from.tablet]: { padding: `${space[5]} ${space[7]}` },
});
const key = css({
  padding: `${space[2]} ${space[4]}`,
  background: colour.awards,
  lineHeight: 1.35,
  [from.tablet]: { padding: `${space[3]} ${space[7]}` },
});
const group = css({
  "& + &": { borderTop: `2px dashed ${colour.line}` },
  [from.tablet]: {
    display: "grid",
    gridTemplateColumns: "148px minmax(0, 1fr)",
    paddingLeft: space[7],
  },
});
const groupName = css({
  color: colour.heading,
  font: `700 1.3125rem/1.2 ${font.heading}`,
  [from.tablet]: { paddingTop: "22px" },
});
const phoneName = css({
  padding: `${space[2]} ${space[4]} 0`,
  [from.tablet]: { padding: "22px 0 0" },
});
/** On a phone a group's name is said only where its rows do not say it themselves. */
const wideName = css({
  "@media not all and (min-width: 40em)": {
    position: "absolute",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
});
const between = css({ "& + &": { borderTop: `1px solid ${colour.line}` } });
/** On a phone its name, then both amounts on a line, then what is not in them; later amounts at the right. */
const total = css({
  display: "grid",
  gap: `2px ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
  background: phase.plan,
  color: colour.heading,
  fontSize: type.text,
  fontWeight: 600,
  lineHeight: 1.25,
  small: { display: "block", fontSize: type.small, fontWeight: 400, textWrap: "balance" },
  [phone]: { "& > span:first-of-type": { display: "contents" }, "& > span > small": { order: 1 } },
  [from.tablet]: {
    gridColumn: "1 / -1",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    marginLeft: `-${space[7]}`,
    padding: `${space[4]} 56px ${space[4]} ${space[7]}`,
  },
});
const sum = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  font: `800 ${type.fact}/1.15 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
  "&& small": { font: `700 1.25rem/1.3 ${font.heading}` },
  [from.tablet]: {
    display: "block",
    textAlign: "right",
    whiteSpace: "nowrap",
    "&& small": { font: `600 ${type.text}/1.3 ${font.text}` },
  },
});
const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space[5]}`,
  padding: `${space[3]} ${space[4]}`,
  borderTop: `2px dashed ${colour.line}`,
  "& > a": { display: "flex", alignItems: "center", minHeight: size.target },
  [from.tablet]: { paddingInline: space[7] },
});

const { panel: words } = countriesWords;

export interface NumbersPanelProps {
  readonly id: string;
  readonly slug: string;
  /** Name of the country. */
  readonly name: string;
  readonly numbers: readonly Queries.CountryNumberFragment[];
  readonly rates: Queries.NumbersRatesFragment;
  /** Where the list of sources stands on the page. */
  readonly sources: string;
  /** Where the page's bill stands, which adds up what the panel names one by one. */
  readonly bill: string | undefined;
}

/** A country in numbers: the eleven rows, by what they are about, with amounts as the reader counts them at home. */
export function NumbersPanel(props: NumbersPanelProps) {
  const { id, slug, name, numbers, rates, sources, bill } = props;
  const { currency: home, canChoose, choose } = useHomeCurrency();
  const atHome = homeWriter(home, rates);
  const local = numbers.find(({ currency }) => currency)?.currency;
  const hasRate = local != null && rateBetween(local, homeCurrencies[0], ratesFrom(rates)) !== undefined;
  const states = new Set(numbers.filter(({ says }) => !says).flatMap(({ facts }) => facts[0]?.state ?? []));
  const flight = beforeFlight(numbers);
  const flightAtHome = flight && atHome([flight.amount], flight.currency);
  const bound = flight && flight.basis !== "exact" ? `${flight.basis} ` : "";
  return (
    <section css={panel} aria-labelledby={id}>
      <div css={[head, plainInPrint]}>
        <div>
          <h2 id={id}>{fill(words.heading, { name })}</h2>
          <HomeRate local={local} home={home} rates={rates} />
        </div>
        {hasRate && (
          <CurrencySwitch name={words.currency} currency={home} canChoose={canChoose} onChoose={choose} />
        )}
      </div>
      <StateLegend css={key} states={states} />
      {groups.map(({ name: groupKey, rows }) => (
        <div key={groupKey} css={group}>
          <h3 css={[groupName, groupKey === "money" ? phoneName : wideName]}>{words.groups[groupKey]}</h3>
          <div>
            {rows.map((row) => {
              const number = numbers.find((one) => one.row === row);
              return (
                number && (
                  <NumberRow
                    key={row}
                    css={between}
                    number={number}
                    name={words.rows[row]}
                    atHome={atHome(number.amounts, number.currency)}
                  />
                )
              );
            })}
          </div>
          {groupKey === "money" && flight && (
            <p css={total} data-total="">
              <span>
                {words.total}
                <small>{words.totalNote}</small>
              </span>
              <span css={sum}>
                <span>{`${bound}${flight.currency} ${flight.amount.toLocaleString("en-GB")}`}</span>
                <small>{flightAtHome && `${bound}${flightAtHome}`}</small>
              </span>
            </p>
          )}
        </div>
      ))}
      <div css={foot}>
        {bill && <a href={`#${bill}`}>{countriesWords.bill.heading}</a>}
        <a href={`#${sources}`}>{words.sources}</a>
        <PlanStar kind="c" id={slug} name={name} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment NumbersRates on Rates {
    source { name }
    dayText: day(formatString: "D MMM YYYY")
    perEuro { code rate }
    pegs { code to rate }
  }
`;
