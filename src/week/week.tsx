import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId, useState } from "react";
import words from "../../content/words/week.json";
import { fill } from "../lib/fill";
import { monthPay } from "../lib/month-pay";
import { asGiven } from "../money/home-money";
import { useHomeMoney } from "../money/use-home-money";
import { lettering } from "../theme/lettering";
import { colour, radius, rule, space } from "../theme/tokens";
import { selectStyle } from "../ui/fields/control-style";
import { above, grid, stack } from "../ui/layout/primitives";
import { CityMonths } from "./city-months";
import { MAX_WORK } from "./hours";
import { monthOf } from "./month";
import { Piles } from "./piles";
import { WeekSquares } from "./week-squares";

/** How far past the limit the slider goes, in hours a week. */
const PAST = 12;

const place = css({ ...stack(3), marginBlock: space[5], scrollMarginTop: "100px" });
const controls = css({
  ...grid([1, 3], 2),
  maxWidth: "34rem",
  alignItems: "end",
  label: { ...lettering.label, display: "block" },
  input: {
    gridColumn: "1 / -1",
    display: "block",
    width: "100%",
    height: "40px",
    margin: 0,
    accentColor: colour.accent,
  },
});
const verdict = css({ minHeight: "4.4em", maxWidth: "34rem" });
const broken = css({
  padding: space[3],
  border: `2px dashed ${colour.error}`,
  borderRadius: radius.card,
  color: colour.heading,
  b: { color: colour.error },
});

interface WeekProps {
  readonly weeks: Queries.WeekFragment["weeks"];
}

/** A week in which a visitor places hours of work, and what they pay beside what a month costs. */
export function Week({ weeks }: WeekProps) {
  const id = useId();
  const { atHome } = useHomeMoney();
  const [city, setCity] = useState(weeks[0]?.city);
  /** Hours a week; all that are allowed until the visitor moves the slider. */
  const [moved, setMoved] = useState<number>();
  const week = weeks.find(({ city: name }) => name === city);
  if (!week) return null;
  const { limit, limitText, wage, currency, living, past } = week;
  const longest = Math.min(MAX_WORK, limit + PAST);
  const worked = moved ?? limit;
  const pay = monthPay(worked, wage);
  const full = Math.max(living.at(-1) ?? 0, monthPay(longest, wage));
  const { verdict: stands, missing } = monthOf(pay, week);
  const local = asGiven(missing, currency);
  const home = atHome(missing, currency);
  return (
    <section id="week" css={place} aria-labelledby={`${id}-name`} data-week="">
      <div>
        <h3 id={`${id}-name`} css={lettering.loud}>
          {fill(words.heading, { city: week.city })}
        </h3>
        <p data-needs-script data-print="no">
          {words.lead}
        </p>
      </div>
      <div css={controls}>
        {weeks.length > 1 && (
          <div data-needs-script data-print="no">
            <label htmlFor={`${id}-city`}>{words.city}</label>
            <select
              id={`${id}-city`}
              css={selectStyle}
              value={city}
              onChange={({ target }) => {
                setCity(target.value);
                setMoved(undefined);
              }}
            >
              {weeks.map(({ city: name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
        )}
        <div>
          <label htmlFor={`${id}-hours`}>{words.hours}</label>
          <p css={lettering.sum}>{fill(words.count, { hours: worked })}</p>
        </div>
        <input
          id={`${id}-hours`}
          type="range"
          min={0}
          max={longest}
          step={1}
          value={worked}
          aria-valuetext={fill(words.valueText, { hours: worked, pay: asGiven([pay], currency) })}
          onChange={({ target }) => setMoved(Number(target.value))}
          data-needs-script
          data-print="no"
        />
      </div>
      <WeekSquares worked={worked} limit={limit} />
      <Piles week={week} pay={pay} full={full} />
      <div css={verdict} role="status">
        {worked > limit ? (
          <p css={broken}>
            <b>{fill(words.past, { limit: limitText })}</b> {past && fill(words.follows, { what: past })}
          </p>
        ) : (
          <p css={lettering.strong}>
            {fill(words[stands], { missing: home ? `${local} (${home})` : local })}
          </p>
        )}
      </div>
      <p css={[lettering.hint, { borderTop: rule.thin, paddingTop: space[2] }]}>{words.example}</p>
      <div>
        <h4 css={[lettering.head, above(2)]}>{words.list}</h4>
        <CityMonths weeks={weeks} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Week on Country {
    weeks {
      city limit limitText wage currency room living past
      wageFact roomFact roomYear livingFact livingYear
    }
  }
`;
