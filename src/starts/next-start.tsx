import words from "../../content/words/starts.json";
import { fill } from "../lib/fill";
import { fullDay, monthName, monthOf } from "../lib/months";
import { above } from "../ui/layout/primitives";
import { DayText } from "./day-text";
import { type DatedStage, nextName, nextStart, startName, startsAhead } from "./start-dates";
import { beginText, missedText } from "./start-words";
import type { PlacedIntake } from "./year-layout";

function stageText({ name, first, last }: DatedStage, now: number): string {
  if (first <= now) return fill(words.begun, { stage: name, month: monthName(last) });
  const months = [...new Set([first, last])].map((month) => monthName(month)).join("\u2013");
  return fill(words.due, { stage: name, months });
}

/** The next possible start of a visitor who begins today, those that are missed, and what to do first. */
export function startText(intakes: readonly PlacedIntake[], today: Date): readonly string[] {
  const now = monthOf(today);
  const found = nextStart(intakes, now, now);
  if (!found) return [words.undated];
  const { next, missed } = found;
  const late = next.stages.filter(({ isLate }) => isLate).map(({ name }) => name);
  const due = next.stages.find(({ isLate }) => !isLate);
  const after = startsAhead(intakes, next.start + 1, now)[0];
  const date = fullDay(today);
  return [
    missed.length > 0 ? missedText(missed, next) : fill(words.next, { date, start: startName(next) }),
    beginText(next, now),
    ...(late.length > 0 ? [fill(words.late, { stages: late.join(", ") })] : []),
    ...(due ? [stageText(due, now)] : []),
    ...(after && intakes.length > 1 ? [fill(words.after, { start: startName(after) })] : []),
  ];
}

/** The next possible start on the visitor's day and its first stage; the HTML has no day. */
export const NextStart = ({ intakes }: { readonly intakes: readonly PlacedIntake[] }) => (
  <DayText
    css={above(2)}
    undated={words.undated}
    on={(today) => startText(intakes, today)}
    bold={(today) => nextName(intakes, today)}
  />
);
