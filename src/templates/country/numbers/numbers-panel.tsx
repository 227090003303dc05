import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { homeCurrencies, homeMoney, rateBetween } from "../../../components/facts/home-money";
import { StateMark } from "../../../components/facts/state-mark";
import { plainInPrint } from "../../../theme/plain-in-print";
import { colour, font, from, phase, radius, shadow, space, type } from "../../../theme/tokens";
import { fill } from "../../../words/fill";
import { CurrencySwitch } from "./currency-switch";
import { beforeFlight, groups } from "./groups";
import { NumberRow } from "./number-row";
import { useHomeCurrency } from "./use-home-currency";

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
  display: "grid",
  gap: space[1],
  padding: `10px ${space[4]}`,
  background: colour.awards,
  fontSize: type.small,
  lineHeight: 1.35,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "11px minmax(0, 1fr)",
    gap: "9px",
    alignItems: "baseline",
  },
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
const total = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  padding: `${space[2]} 39px ${space[2]} ${space[4]}`,
  background: phase.plan,
  color: colour.heading,
  fontWeight: 600,
  lineHeight: 1.25,
  small: { display: "block", fontSize: type.small, fontWeight: 400 },
  [from.tablet]: {
    gridColumn: "1 / -1",
    marginLeft: `-${space[7]}`,
    padding: `${space[3]} 56px ${space[3]} ${space[7]}`,
  },
});
const sum = css({
  textAlign: "right",
  font: `800 1.25rem/1.15 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
  small: { fontFamily: font.text },
  [from.tablet]: { fontSize: type.fact },
});
const foot = css({
  display: "flex",
  alignItems: "center",
  minHeight: "44px",
  paddingInline: space[4],
  borderTop: `2px dashed ${colour.line}`,
  [from.tablet]: { paddingInline: space[7] },
});

export interface NumbersPanelProps {
  readonly id: string;
  /** Name of the country. */
  readonly name: string;
  readonly numbers: readonly Queries.CountryNumberFragment[];
  readonly rates: Queries.NumbersRatesFragment;
  readonly words: Queries.NumbersWordsFragment;
  /** Where the list of sources stands on the page. */
  readonly sources: string;
}

/** A country in numbers: the eleven rows, by what they are about, with amounts as the reader counts them at home. */
export function NumbersPanel({ id, name, numbers, rates, words, sources }: NumbersPanelProps) {
  const { currency: home, canChoose, choose } = useHomeCurrency();
  const table = { perEuro: rates.perEuro, pegs: rates.pegs ?? [] };
  const inWords = { lakh: (count: string) => fill(words.lakh, { count }), to: words.to };
  const atHome = (amounts: readonly number[], from: string | null) =>
    from ? homeMoney(amounts, from, home, table, inWords) : undefined;
  const local = numbers.find(({ currency }) => currency)?.currency;
  const rate = local && local !== home ? rateBetween(local, home, table) : undefined;
  const hasRate = local != null && rateBetween(local, homeCurrencies[0], table) !== undefined;
  const states = new Set(numbers.filter(({ says }) => !says).flatMap(({ facts }) => facts[0]?.state ?? []));
  const flight = beforeFlight(numbers);
  return (
    <section css={panel} aria-labelledby={id}>
      <div css={[head, plainInPrint]}>
        <div>
          <h2 id={id}>{fill(words.heading, { name })}</h2>
          {local && rate !== undefined && (
            <p data-rate="">
              {fill(words.rate, {
                currency: local,
                amount: `${home} ${rate.toLocaleString("en-GB", { maximumSignificantDigits: 4 })}`,
                source: rates.source.name,
                date: rates.dayText.replaceAll(" ", "\u00a0"),
              })}
            </p>
          )}
        </div>
        {hasRate && (
          <CurrencySwitch name={words.currency} currency={home} canChoose={canChoose} onChoose={choose} />
        )}
      </div>
      <ul css={key}>
        {states.has("confirmed") && (
          <li>
            <StateMark state="confirmed" />
            <span>{words.known}</span>
          </li>
        )}
        {[...states].some((state) => state !== "confirmed") && (
          <li>
            <StateMark state="read" />
            <span>{words.unknown}</span>
          </li>
        )}
      </ul>
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
                <small>{flight.hasHealth ? words.totalNoteHealth : words.totalNote}</small>
              </span>
              <span css={sum}>
                {flight.currency} {flight.amount.toLocaleString("en-GB")}
                <small>{atHome([flight.amount], flight.currency)}</small>
              </span>
            </p>
          )}
        </div>
      ))}
      <p css={foot}>
        <a href={`#${sources}`}>{words.sources}</a>
      </p>
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
  fragment NumbersWords on WordsPanel {
    heading
    rate
    currency
    lakh
    to
    known
    unknown
    total
    totalNote
    totalNoteHealth
    sources
    rows { intakes decision tuition funds fee health work stay english living apply }
    groups { when money work afterwards entry }
  }
`;
