import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useState } from "react";
import countriesWords from "../../content/words/countries.json";
import planWords from "../../content/words/plan.json";
import { rowValue } from "../compare/country-values";
import type { MoneyWriter } from "../compare/reasons";
import { ValueText } from "../compare/value-text";
import { dueText, monthText } from "../countries/year/start-dates";
import { fill } from "../lib/fill";
import { colour, font, from, radius, shadow, space, type } from "../theme/tokens";
import { buttonStyle } from "../ui/links/button-style";
import { saveFile } from "../ui/sheet/save-file";
import { calendarText } from "./calendar";
import { MonthStrap } from "./month-strap";
import { type CountryDates, calendarDays } from "./plan-calendar";
import { PlanStage } from "./plan-stage";

const words = planWords.plan;

const rows = ["intakes", "decision"] as const;

const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  [from.desktop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: space[5],
  },
  "@media print": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const sheet = css({
  padding: space[5],
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
  h3: { font: `800 1.5rem/1.15 ${font.heading}` },
  h4: { marginTop: space[1], color: colour.muted, fontSize: "1rem", fontWeight: 600 },
  [from.tablet]: { padding: space[6] },
  "@media print": { padding: 0, boxShadow: "none" },
});
const known = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  gap: space[3],
  marginTop: space[3],
  paddingBlock: space[3],
  borderBlock: `1px solid ${colour.line}`,
  lineHeight: 1.35,
  dt: { color: colour.muted, fontSize: type.small, fontWeight: 600 },
  "@media print": { marginTop: 0, paddingBlock: space[1] },
});
const stages = css({ marginTop: space[4] });
const note = css({ marginTop: space[3], color: colour.muted, fontSize: type.small, lineHeight: 1.45 });
const other = css({ marginTop: space[2], color: colour.heading, lineHeight: 1.4 });
const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[5]}`,
  marginTop: space[5],
  "@media print": { display: "none" },
});

const { panel, year } = countriesWords;

interface PlanWhenProps {
  readonly dates: readonly CountryDates[];
  /** The month in which the student wants to start, counted. */
  readonly wanted: number | undefined;
  /** This month, counted. */
  readonly now: number;
  readonly money: MoneyWriter;
}

export function PlanWhen({ dates, wanted, now, money }: PlanWhenProps) {
  const [said, setSaid] = useState("");
  const site = typeof window === "undefined" ? "" : window.location.origin;
  const days = calendarDays(dates, site, now);
  const save = async () => {
    setSaid("");
    try {
      saveFile("plan.ics", await calendarText(days, new Date()), "text/calendar;charset=utf-8");
      setSaid(words.calendarSaved);
    } catch {
      setSaid(words.calendarFailed);
    }
  };
  const hasPlan = dates.some(({ intake }) => intake?.stages.some(({ isPlan }) => isPlan));
  return (
    <>
      <MonthStrap dates={dates} day={new Date()} now={now} />
      <ul css={list}>
        {dates.map(({ country, intake }) => (
          <li key={country.slug} css={sheet} data-when={country.slug}>
            <h3>{country.name}</h3>
            {intake && <h4>{fill(words.intake, { month: monthText(intake.start) })}</h4>}
            {intake && wanted !== undefined && intake.start !== wanted && (
              <p css={other} data-other-start="">
                {fill(words.otherStart, { wanted: monthText(wanted), month: monthText(intake.start) })}
              </p>
            )}
            <dl css={known}>
              {rows.map((row) => (
                <div key={row}>
                  <dt>{panel.rows[row]}</dt>
                  <dd>
                    <ValueText
                      value={rowValue(country, row, "")}
                      money={money}
                      row={panel.rows[row]}
                      country={country.name}
                      hasLink
                    />
                  </dd>
                </div>
              ))}
            </dl>
            {intake ? (
              <ol css={stages}>
                {intake.stages.map((one) => (
                  <PlanStage key={one.name} due={dueText(one, now)} isKnown={!one.isPlan}>
                    {one.text}
                    {one.isPlan && <span className="visually-hidden">{` (${year.ours})`}</span>}
                  </PlanStage>
                ))}
                <PlanStage due={monthText(intake.start)}>{words.classes}</PlanStage>
              </ol>
            ) : (
              <p css={note}>
                {words.noMonths} <Link to={country.path}>{fill(words.guide, { name: country.name })}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasPlan && <p css={note}>{year.plan}</p>}
      {days.length > 0 && (
        <div css={foot}>
          <button type="button" css={buttonStyle({ look: "secondary" })} onClick={() => void save()}>
            {words.calendar}
          </button>
          <span role="status">{said}</span>
        </div>
      )}
    </>
  );
}
