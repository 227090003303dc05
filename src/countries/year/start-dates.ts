import countriesWords from "../../../content/words/countries.json";
import { fill } from "../../lib/fill";
import { monthName, monthsUntil } from "../../lib/months";
import type { PlacedIntake } from "./year-layout";

const words = countriesWords.year;

/** How many months ahead a start can be chosen. */
const AHEAD = 30;
const YEAR = 12;

/** Months counted from the year 0, by the visitor's clock. */
export const monthOf = (day: Date): number => day.getFullYear() * YEAR + day.getMonth();

/** `2027-09` as a counted month; nothing of an empty text. */
export function monthFrom(text: string): number | undefined {
  const [year, month] = text.split("-").map(Number);
  return year && month ? year * YEAR + month - 1 : undefined;
}

/** A counted month as `2027-09`. */
export const monthValue = (month: number): string =>
  `${Math.floor(month / YEAR)}-${String((month % YEAR) + 1).padStart(2, "0")}`;

/** `September 2027`. */
export const monthText = (month: number): string => `${monthName(month % YEAR)} ${Math.floor(month / YEAR)}`;

export const startChoices = (now: number): readonly number[] =>
  Array.from({ length: AHEAD }, (_, at) => now + 1 + at);

export interface DatedStage {
  readonly name: string;
  readonly text: string;
  readonly isPlan: boolean;
  /** Counted months; none of them is over, except of a stage that is `late`. */
  readonly first: number;
  readonly last: number;
  /** Whether its months are over: it is done as soon as possible. */
  readonly isLate: boolean;
}

export interface DatedIntake {
  readonly start: number;
  readonly stages: readonly DatedStage[];
}

/**
 * Gives an intake its years, counted back from its first class, which is never over.
 * @param wanted first month in which the student wants to start; without it the next intake that can still be reached
 * @param now this month
 */
export function datedIntake(intake: PlacedIntake, wanted: number | undefined, now: number): DatedIntake {
  // What is our plan only can be done later; an official month cannot.
  const official = intake.stages.filter(({ isPlan }) => !isPlan);
  const binding = official.length > 0 ? official : intake.stages;
  const soonest = Math.min(intake.start, ...binding.map(({ last }) => last));
  const earliest = wanted ?? now + intake.start - soonest;
  const least = Math.max(earliest, now + 1);
  const start = least + monthsUntil(intake.start % YEAR, least % YEAR);
  const shift = start - intake.start;
  return {
    start,
    stages: intake.stages.map(({ name, text, isPlan, first, last }) => ({
      name,
      text,
      isPlan,
      first: first + shift,
      last: last + shift,
      isLate: last + shift < now,
    })),
  };
}

/** How many stages may be over for a start that somebody who begins today can make. */
const TO_CATCH_UP = 1;

export const lateStages = ({ stages }: DatedIntake): readonly string[] =>
  stages.filter(({ isLate }) => isLate).map(({ name }) => name);

export const isInReach = (intake: DatedIntake): boolean => lateStages(intake).length <= TO_CATCH_UP;

const byStart = (one: DatedIntake, other: DatedIntake) => one.start - other.start;

/** The starts that official months still allow, of each intake the next two, the soonest first. */
export const startsAhead = (intakes: readonly PlacedIntake[], now: number): readonly DatedIntake[] =>
  intakes
    .flatMap((intake) => {
      const next = datedIntake(intake, undefined, now);
      return [next, datedIntake(intake, next.start + 1, now)];
    })
    .sort(byStart);

/**
 * Of several intakes the one whose classes begin first; without a wanted month the first that somebody who begins
 * today can make. Parameters as of `datedIntake`.
 */
export function nextIntake(
  intakes: readonly PlacedIntake[],
  wanted: number | undefined,
  now: number,
): DatedIntake | undefined {
  if (wanted === undefined) {
    const ahead = startsAhead(intakes, now);
    return ahead.find(isInReach) ?? ahead[0];
  }
  return intakes.map((intake) => datedIntake(intake, wanted, now)).sort(byStart)[0];
}

/** When a stage is due, in words; of one that has begun, its end. */
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
