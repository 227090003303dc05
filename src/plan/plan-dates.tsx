import { css } from "@emotion/react";
import { Link } from "gatsby";
import countriesWords from "../../content/words/countries.json";
import words from "../../content/words/plan.json";
import { monthText } from "../countries/year/start-dates";
import { placeIntakes } from "../countries/year/year-layout";
import { fill } from "../lib/fill";
import { lettering, titled } from "../theme/lettering";
import { colour, from, space } from "../theme/tokens";
import { disc } from "../ui/layout/primitives";
import { dueText, monthFrom, nextIntake } from "./plan-months";

const { year: yearWords } = countriesWords;

const line = css({
  marginTop: space[3],
  li: {
    position: "relative",
    padding: `0 0 ${space[3]} 28px`,
    lineHeight: 1.35,
    [from.tablet]: { display: "grid", gridTemplateColumns: "10rem minmax(0, 1fr)", columnGap: space[3] },
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
  /** This month, in months since the year 0. */
  readonly now: number;
}

/** The stages of an application, counted back from the country's next intake. */
export function PlanDates({ country: { name, path, year }, wanted, now }: PlanDatesProps) {
  const month = monthFrom(wanted);
  const intake = nextIntake(placeIntakes(year), month, now);
  if (!intake)
    return (
      <p css={lettering.small}>
        {words.noMonths} <Link to={path}>{fill(words.guide, { name })}</Link>
      </p>
    );
  const { start, stages } = intake;
  return (
    <>
      <p css={lettering.loud}>{fill(words.intake, { month: monthText(start) })}</p>
      {month !== undefined && start !== month && (
        <p css={lettering.small}>
          {fill(words.otherStart, { wanted: monthText(month), month: monthText(start) })}
        </p>
      )}
      <ol css={line}>
        {stages.map((one) => (
          <li key={one.name} data-ours={one.isSuggested ? "" : undefined}>
            <b>{dueText(one, now)}</b>
            {one.text}
            {one.isSuggested && <span className="visually-hidden">{` (${yearWords.ours})`}</span>}
          </li>
        ))}
        <li>
          <b>{monthText(start)}</b>
          {words.classes}
        </li>
      </ol>
      {stages.some(({ isSuggested }) => isSuggested) && <p css={lettering.small}>{yearWords.plan}</p>}
    </>
  );
}
