import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId, useState } from "react";
import words from "../../content/words/week.json";
import { fill } from "../lib/fill";
import { monthPay } from "../lib/month-pay";
import { useHomeMoney } from "../money/use-home-money";
import { lettering } from "../theme/lettering";
import { colour, from, radius, rule, space } from "../theme/tokens";
import { selectStyle, slider } from "../ui/fields/control-style";
import { above, fitting, grid, stack } from "../ui/layout/primitives";
import { CityMonths } from "./city-months";
import { MAX_WORK } from "./hours";
import { monthOf } from "./month";
import { MonthBars } from "./month-bars";
import { WeekSquares } from "./week-squares";

/** How far past the limit the slider goes, in hours a week. */
const PAST = 12;

const place = css({ ...stack(4), marginBlock: space[5], scrollMarginTop: "100px" });
/** As high past the limit as below it on phones, so that the slider stays under the hand. */
const answer = css({
  minHeight: "8.4em",
  [from.tablet]: { minHeight: "5.6em" },
  "p + p": { ...above(2), ...lettering.strong },
});
const controls = css({
  ...grid([1, 3], 2),
  maxWidth: "34rem",
  alignItems: "end",
  label: { ...lettering.label, display: "block" },
});
const handle = css({
  gridColumn: "1 / -1",
  input: slider,
  p: {
    ...lettering.label,
    position: "relative",
    width: "max-content",
    insetInlineStart: "var(--at)",
    paddingTop: space[2],
    transform: "translateX(-50%)",
    "[dir=rtl] &": { transform: "translateX(50%)" },
    "&::before": {
      content: '""',
      position: "absolute",
      bottom: "100%",
      left: "50%",
      height: "12px",
      borderLeft: rule.ink,
    },
  },
});
/** Side by side where each is as wide as on a phone. */
const drawings = css(grid([4, 8], fitting("20rem")));
const broken = css({
  padding: space[3],
  border: `2px dashed ${colour.error}`,
  borderRadius: radius.card,
  color: colour.heading,
  b: { display: "block", color: colour.error },
});

/** A week in which a visitor places hours of work, and what they pay beside what a month costs. */
export function Week({ weeks }: { readonly weeks: Queries.WeekFragment["weeks"] }) {
  const id = useId();
  const { figure } = useHomeMoney();
  const [city, setCity] = useState(weeks[0]?.city);
  /** Hours a week; all that are allowed until the visitor moves the slider. */
  const [moved, setMoved] = useState<number>();
  const week = weeks.find(({ city: name }) => name === city);
  if (!week) return null;
  const { limit, limitText, wage, currency, past } = week;
  const longest = Math.min(MAX_WORK, limit + PAST);
  const worked = moved ?? limit;
  const isPast = worked > limit;
  const hours = Math.min(worked, limit);
  const pay = monthPay(hours, wage);
  const { verdict, missing } = monthOf(pay, week);
  const isRange = week.room.length + week.living.length > 2;
  const adds = verdict === "low" ? words.addsUpTo : words.adds;
  return (
    <section
      id="week"
      css={place}
      aria-labelledby={`${id}-name`}
      data-week=""
      data-print={weeks.length > 1 ? "bare" : "no"}
    >
      <div css={stack(4)} data-print="no">
        <h3 id={`${id}-name`} css={lettering.loud}>
          {fill(words.heading, { city: week.city })}
        </h3>
        <div css={answer} role="status">
          {isPast ? (
            <p css={broken}>
              <b>{fill(words.past, { limit: limitText })}</b> {words.breaks}{" "}
              {past && fill(words.follows, { what: past })}
            </p>
          ) : (
            <>
              <p css={lettering.sum}>
                {hours > 0 ? fill(words.pays, { hours, pay: figure([pay], currency) }) : words.unpaid}
              </p>
              <p>
                <span>{hours > 0 && fill(words.that, { stands: words.stands[verdict] })}</span>{" "}
                <span>{missing.length > 0 && fill(adds, { missing: figure(missing, currency) })}</span>
              </p>
            </>
          )}
        </div>
        <div css={controls} data-needs-script>
          {weeks.length > 1 && (
            <div>
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
          <div css={handle}>
            <input
              id={`${id}-hours`}
              type="range"
              min={0}
              max={longest}
              step={1}
              value={worked}
              aria-valuetext={fill(isPast ? words.tooMany : words.valueText, { hours: worked })}
              onChange={({ target }) => setMoved(Number(target.value))}
            />
            <p style={{ "--at": `${((limit / longest) * 100).toFixed(1)}%` }}>
              {fill(words.limit, { hours: limit })}
            </p>
          </div>
        </div>
        <div css={drawings}>
          <WeekSquares worked={worked} limit={limit} />
          <MonthBars week={week} hours={hours} isPast={isPast} />
        </div>
        <p css={lettering.hint}>
          {words.example} {isRange && words.higher}
        </p>
      </div>
      {weeks.length > 1 && (
        <div>
          <h4 css={[lettering.head, above(2)]}>{words.list}</h4>
          <CityMonths weeks={weeks} />
        </div>
      )}
    </section>
  );
}

export const query = graphql`
  fragment Week on Country {
    weeks {
      city limit limitText wage currency room living past
      wageFact wageText wageNote roomFact roomYear livingFact livingYear
    }
  }
`;
