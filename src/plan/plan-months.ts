import words from "../../content/words/plan.json";
import { fill } from "../lib/fill";
import { MONTHS_A_YEAR, monthName, monthText } from "../lib/months";
import type { DatedStage } from "../starts/start-dates";

const AHEAD = 30;

export const monthValue = (month: number): string =>
  `${Math.floor(month / MONTHS_A_YEAR)}-${String((month % MONTHS_A_YEAR) + 1).padStart(2, "0")}`;

export const startChoices = (now: number): readonly number[] =>
  Array.from({ length: AHEAD }, (_, at) => now + 1 + at);

/** The due date of a stage as text; for one that has begun, its end. */
export function dueText({ first, last, isLate }: DatedStage, now: number): string {
  if (isLate) return words.soon;
  if (first === last) return monthText(first);
  if (first < now) return fill(words.until, { month: monthText(last) });
  const isOneYear = Math.floor(first / MONTHS_A_YEAR) === Math.floor(last / MONTHS_A_YEAR);
  return fill(words.span, { first: isOneYear ? monthName(first) : monthText(first), last: monthText(last) });
}
