import { css } from "@emotion/react";
import { Link } from "gatsby";
import words from "../../content/words/plan.json";
import startsWords from "../../content/words/starts.json";
import { fill } from "../lib/fill";
import { monthFrom, monthText } from "../lib/months";
import type { Plan } from "../star/plan";
import { levelAfter } from "../star/profile";
import { Emphasised } from "../starts/day-text";
import { intakesFor, nextStart, startName } from "../starts/start-dates";
import { beginText, missedText } from "../starts/start-words";
import { placeIntakes } from "../starts/year-layout";
import { lettering, titled } from "../theme/lettering";
import { colour, space } from "../theme/tokens";
import { disc, fitting, grid } from "../ui/layout/primitives";
import { dueText } from "./plan-months";

const line = css({
  marginTop: space[3],
  li: {
    position: "relative",
    padding: `0 0 ${space[3]} 28px`,
    lineHeight: 1.35,
    ...grid([0, 3], fitting("9rem")),
  },
  b: { display: "block", ...titled("article", 700, 1.25) },
  "li::before": {
    content: '""',
    position: "absolute",
    left: 0,
    top: "4px",
    ...disc("14px"),
    border: `2px solid ${colour.current}`,
    background: colour.current,
  },
  "li[data-ours]::before": { borderColor: colour.heading, background: colour.surface },
  "li:not(:last-of-type)::after": {
    content: '""',
    position: "absolute",
    inset: "22px auto 0 6px",
    borderLeft: `2px dotted ${colour.current}`,
  },
});

interface PlanDatesProps {
  readonly country: Queries.PlanCountryFragment;
  /** The start in the plan, as `2027-09`; empty without one. */
  readonly wanted: string;
  readonly finished: Plan["finished"];
  /** This month, in months since the year 0. */
  readonly now: number;
}

/** The stages of an application, counted back from the country's next start that can still be reached. */
export function PlanDates({ country: { name, path, year }, wanted, finished, now }: PlanDatesProps) {
  const month = monthFrom(wanted);
  const intakes = placeIntakes(intakesFor(year, levelAfter[finished]));
  const found = nextStart(intakes, month ?? now, now);
  if (!found)
    return (
      <p css={lettering.small}>
        {words.noMonths} <Link to={path}>{fill(words.guide, { name })}</Link>
      </p>
    );
  const { next, missed } = found;
  const { start, stages, ask } = next;
  const isOther = month !== undefined && (missed[0] ?? next).start !== month;
  return (
    <>
      <p css={lettering.loud}>{fill(words.intake, { month: startName(next) })}</p>
      <p css={lettering.small}>
        {isOther &&
          `${fill(words.otherStart, { wanted: monthText(month), month: startName(missed[0] ?? next) })} `}
        {missed.length > 0 && (
          <>
            <Emphasised text={missedText(missed, next)} part={startName(next)} />{" "}
          </>
        )}
        {beginText(next, now)}
      </p>
      <ol css={line}>
        {stages.map((one) => (
          <li key={one.name} data-ours={one.isSuggested ? "" : undefined}>
            <b>{dueText(one, now)}</b>
            {one.text}
            {one.isSuggested && <span className="visually-hidden">{` (${startsWords.ours})`}</span>}
          </li>
        ))}
        <li>
          <b>{monthText(start)}</b>
          {words.classes}
        </li>
      </ol>
      {ask && <p css={lettering.small}>{ask}</p>}
    </>
  );
}
