import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import countriesWords from "../../../content/words/countries.json";
import { fill } from "../../lib/fill";
import { monthName } from "../../lib/months";
import { colour, space } from "../../theme/tokens";
import {
  type DatedStage,
  isStillPossible,
  monthOf,
  monthText,
  overdueStages,
  startsAhead,
} from "./start-dates";
import type { PlacedIntake } from "./year-layout";

const { year: words } = countriesWords;

const MONTHS = 12;

function firstText({ name, first, last }: DatedStage, now: number): string {
  if (first <= now) return fill(words.begun, { stage: name, month: monthName(last % MONTHS) });
  const months = [...new Set([first, last])].map((month) => monthName(month % MONTHS)).join("\u2013");
  return fill(words.due, { stage: name, months });
}

/** The next possible start of a visitor who begins today, its overdue stages, its first one ahead, and other starts. */
export function startText(intakes: readonly PlacedIntake[], today: Date): readonly string[] {
  const now = monthOf(today);
  const ahead = startsAhead(intakes, now);
  const next = ahead.find(isStillPossible) ?? ahead[0];
  if (!next) return [words.undated];
  const late = overdueStages(next);
  const due = next.stages.find(({ isLate }) => !isLate);
  const [after] = ahead.filter(({ start }) => start > next.start);
  return [
    fill(words.next, { date: `${today.getDate()} ${monthText(now)}`, start: monthText(next.start) }),
    ...(late.length > 0 ? [fill(words.late, { stages: late.join(", ") })] : []),
    ...(due ? [firstText(due, now)] : []),
    ...ahead
      .filter(({ start }) => start < next.start)
      .map((one) =>
        fill(words.tooLate, { start: monthText(one.start), stages: overdueStages(one).join(", ") }),
      ),
    ...(after && intakes.length > 1 ? [fill(words.after, { start: monthText(after.start) })] : []),
  ];
}

/** An arbitrary year, as only the length of the texts matters. */
const YEAR = 2028;

/** The longest possible text, which reserves the space before the day is known. */
export function longestText(intakes: readonly PlacedIntake[]): string {
  return Array.from({ length: 12 }, (_, month) =>
    startText(intakes, new Date(YEAR, month, 28)).join(" "),
  ).reduce((longest, text) => (text.length > longest.length ? text : longest));
}

/** As high as its longest text, so that nothing below moves; the zeros at its end are for other line breaks. */
const place = css({
  display: "grid",
  marginTop: space[2],
  color: colour.heading,
  lineHeight: 1.45,
  "& > span, &::after": { gridArea: "1 / 1" },
  "&::after": { content: 'attr(data-room) " 000000000000"', visibility: "hidden" },
});

/** The next possible start on the visitor's day and its first stage; the HTML has no day. */
export function NextStart({ intakes }: { readonly intakes: readonly PlacedIntake[] }) {
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  const [first, ...others] = today ? startText(intakes, today) : [countriesWords.year.undated];
  return (
    <p css={place} data-print="block" data-room={longestText(intakes)}>
      {/* A new element, as the same text on another line would count as a layout shift. */}
      <span key={today ? "dated" : "undated"}>
        {today ? <strong>{first}</strong> : first} {others.join(" ")}
      </span>
    </p>
  );
}
