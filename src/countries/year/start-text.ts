import countriesWords from "../../../content/words/countries.json";
import { fill } from "../../lib/fill";
import { monthName } from "../../lib/months";
import { type DatedStage, isInReach, lateStages, monthOf, monthText, startsAhead } from "./start-dates";
import type { PlacedIntake } from "./year-layout";

const { year: words } = countriesWords;

const MONTHS = 12;

/** What comes first of a start: until when, if it has begun. */
function dueText({ name, first, last }: DatedStage, now: number): string {
  if (first <= now) return fill(words.begun, { stage: name, month: monthName(last % MONTHS) });
  const months = [...new Set([first, last])].map((month) => monthName(month % MONTHS)).join("\u2013");
  return fill(words.due, { stage: name, months });
}

/** Sentences that say which start somebody can make who begins on a day, what of it is over or comes first, and other starts. */
export function startText(intakes: readonly PlacedIntake[], today: Date): readonly string[] {
  const now = monthOf(today);
  const ahead = startsAhead(intakes, now);
  const next = ahead.find(isInReach) ?? ahead[0];
  if (!next) return [words.undated];
  const late = lateStages(next);
  const due = next.stages.find(({ isLate }) => !isLate);
  const [after] = ahead.filter(({ start }) => start > next.start);
  return [
    fill(words.next, { date: `${today.getDate()} ${monthText(now)}`, start: monthText(next.start) }),
    ...(late.length > 0 ? [fill(words.late, { stages: late.join(", ") })] : []),
    ...(due ? [dueText(due, now)] : []),
    ...ahead
      .filter(({ start }) => start < next.start)
      .map((one) => fill(words.tooLate, { start: monthText(one.start), stages: lateStages(one).join(", ") })),
    ...(after && intakes.length > 1 ? [fill(words.after, { start: monthText(after.start) })] : []),
  ];
}

/** Any year: only the length of what is said of its months counts. */
const YEAR = 2028;

/** The longest text of a year, to keep its room free before the day is known. */
export function longestText(intakes: readonly PlacedIntake[]): string {
  return Array.from({ length: 12 }, (_, month) =>
    startText(intakes, new Date(YEAR, month, 28)).join(" "),
  ).reduce((longest, text) => (text.length > longest.length ? text : longest));
}
