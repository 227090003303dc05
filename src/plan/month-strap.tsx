import { css } from "@emotion/react";
import planWords from "../../content/words/plan.json";
import { monthName } from "../lib/months";
import { colour, font, from, phase, radius, shadow, space, type } from "../theme/tokens";
import type { CountryDates } from "./plan-calendar";
import { strapBars } from "./plan-strap";

const words = planWords.plan;

const YEAR = 12;
const tones = [phase.plan, phase.apply, phase.visa, phase.arrive] as const;

/** From the width on in which each month has room for its name. */
const strap = css({
  display: "none",
  [from.wide]: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "148px repeat(var(--months), minmax(0, 1fr))",
    rowGap: space[2],
    marginBottom: space[5],
    padding: `${space[6]} ${space[6]} ${space[5]}`,
    borderRadius: radius.card,
    background: colour.surface,
    boxShadow: shadow.card,
    color: colour.heading,
    fontSize: type.small,
    fontWeight: 600,
    lineHeight: 1.2,
  },
  "@media print": { display: "none" },
});
const month = css({
  gridRow: 1,
  padding: `0 0 ${space[2]} ${space[2]}`,
  borderLeft: `1px solid ${colour.line}`,
  b: { display: "block", font: `800 1.125rem/1.1 ${font.heading}` },
});
const name = css({ gridColumn: 1, alignSelf: "center", font: `800 1.3125rem/1.1 ${font.heading}` });
const bar = css({
  display: "flex",
  alignItems: "center",
  minHeight: "44px",
  marginRight: "3px",
  paddingInline: space[2],
  border: "3px solid var(--tone)",
  borderRadius: radius.button,
  background: "var(--tone)",
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  "&[data-plan]": { background: colour.surface },
});
const begins = css({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  "&::before": {
    content: '""',
    flex: "none",
    width: "18px",
    height: "18px",
    borderRadius: "50%",
    background: colour.current,
  },
});
const today = css({
  position: "relative",
  gridColumn: 2,
  justifySelf: "start",
  zIndex: 1,
  width: "2px",
  marginLeft: "var(--day)",
  background: colour.accent,
  /* Above the months' names. */
  b: {
    position: "absolute",
    top: "-14px",
    left: "1px",
    transform: "translateX(-50%)",
    padding: `1px ${space[1]}`,
    background: colour.accent,
    color: colour.onDark,
    fontSize: "0.8125rem",
    fontWeight: 700,
  },
});

const legend = css({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[6]}`,
  marginTop: space[2],
  paddingTop: space[3],
  borderTop: `1px dashed ${colour.line}`,
  color: colour.muted,
  li: { display: "flex", alignItems: "center", gap: space[2] },
  i: {
    flex: "none",
    boxSizing: "border-box",
    width: "22px",
    height: "14px",
    border: `3px solid ${colour.muted}`,
    borderRadius: radius.button,
  },
});
const solid = css({ "&&": { background: colour.muted } });
const dot = css({
  "&&": { width: "14px", border: 0, borderRadius: "50%", background: colour.current },
});

interface MonthStrapProps {
  readonly dates: readonly CountryDates[];
  readonly day: Date;
  /** This month, counted. */
  readonly now: number;
}

/** The steps of several countries on one line of months. The lists below it say the same in words, so screen readers skip it. */
export function MonthStrap({ dates, day, now }: MonthStrapProps) {
  const lanes = dates.flatMap(({ country, intake }) => (intake ? { country, intake } : []));
  if (lanes.length < 2) return null;
  const bars = lanes.map(({ intake }) => strapBars(intake, now));
  /* A step has one colour in all lanes. */
  const steps = [...new Set(bars.flat().map(({ name: step }) => step))];
  const toneOf = (step: string) => tones[Math.floor((steps.indexOf(step) * tones.length) / steps.length)];
  const count = Math.max(...lanes.map(({ intake }) => intake.start)) - now + 1;
  const months = Array.from({ length: count }, (_, at) => now + at);
  const days = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate();
  return (
    <div css={strap} style={{ "--months": count }} aria-hidden="true" data-strap="">
      {months.map((one, at) => (
        <span key={one} css={month} style={{ gridColumn: at + 2 }}>
          {(at === 0 || one % YEAR === 0) && <b>{Math.floor(one / YEAR)}</b>}
          {monthName(one % YEAR).slice(0, count > YEAR ? 1 : 3)}
        </span>
      ))}
      {lanes.map(({ country, intake }, lane) => [
        <span key={country.slug} css={name} style={{ gridRow: lane + 2 }}>
          {country.name}
        </span>,
        ...(bars[lane] ?? []).map(({ name: stage, isPlan, ...span }) => (
          <span
            key={`${country.slug} ${stage}`}
            css={bar}
            data-plan={isPlan ? "" : undefined}
            style={{
              "--tone": toneOf(stage),
              gridRow: lane + 2,
              gridColumn: `${span.from + 2} / ${span.to + 2}`,
            }}
          >
            {stage}
          </span>
        )),
        <span
          key={`${country.slug} start`}
          css={begins}
          style={{ gridRow: lane + 2, gridColumn: intake.start - now + 2 }}
        />,
      ])}
      <span
        css={today}
        style={{ "--day": `${(100 * (day.getDate() - 1)) / days}%`, gridRow: `1 / ${lanes.length + 2}` }}
      >
        <b>{words.today}</b>
      </span>
      <ul css={legend}>
        <li>
          <i css={solid} />
          {words.strap.known}
        </li>
        <li>
          <i />
          {words.strap.plan}
        </li>
        <li>
          <i css={dot} />
          {words.classes}
        </li>
      </ul>
    </div>
  );
}
