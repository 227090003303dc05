import { monthName, monthsUntil } from "../../lib/months";
import type { PlacedIntake, PlacedStage } from "./year-layout";

const YEAR = 12;

/** Months counted from the year 0, by the visitor's clock. */
export const monthOf = (day: Date): number => day.getFullYear() * YEAR + day.getMonth();

/** `September 2027`. */
export const monthText = (month: number): string => `${monthName(month % YEAR)} ${Math.floor(month / YEAR)}`;

/** Of counted months; none of them is over, except of a stage that is late. */
export interface DatedStage extends PlacedStage {
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
    stages: intake.stages.map((stage) => {
      const [first, last] = [stage.first + shift, stage.last + shift];
      return { ...stage, first, last, isLate: last < now };
    }),
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
