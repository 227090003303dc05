import words from "../../content/words/plan.json";
import { fill } from "../lib/fill";
import { monthName } from "../lib/months";
import { type DatedStage, monthText } from "../starts/start-dates";

const AHEAD = 30;
const YEAR = 12;

/** `2027-09` as a number of months; undefined for an empty text. */
export function monthFrom(text: string): number | undefined {
  const [year, month] = text.split("-").map(Number);
  return year && month ? year * YEAR + month - 1 : undefined;
}

export const monthValue = (month: number): string =>
  `${Math.floor(month / YEAR)}-${String((month % YEAR) + 1).padStart(2, "0")}`;

export const startChoices = (now: number): readonly number[] =>
  Array.from({ length: AHEAD }, (_, at) => now + 1 + at);

/** The due date of a stage as text; for one that has begun, its end. */
export function dueText({ first, last, isLate }: DatedStage, now: number): string {
  if (isLate) return words.soon;
  if (first === last) return monthText(first);
  if (first < now) return fill(words.until, { month: monthText(last) });
  const isOneYear = Math.floor(first / YEAR) === Math.floor(last / YEAR);
  return fill(words.span, {
    first: isOneYear ? monthName(first % YEAR) : monthText(first),
    last: monthText(last),
  });
}
