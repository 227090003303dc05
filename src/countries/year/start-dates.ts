import { monthName, monthsUntil } from "../../lib/months";
import type { PlacedIntake, PlacedStage } from "./year-layout";

const YEAR = 12;

/** A day as a number of months since the year 0, by the visitor's clock. */
export const monthOf = (day: Date): number => day.getFullYear() * YEAR + day.getMonth();

/** `September 2027`. */
export const monthText = (month: number): string => `${monthName(month % YEAR)} ${Math.floor(month / YEAR)}`;

/** A stage in months since the year 0. */
export interface DatedStage extends PlacedStage {
  /** Whether its months are over, so that it is due as soon as possible. */
  readonly isLate: boolean;
}

export interface DatedIntake {
  readonly start: number;
  readonly stages: readonly DatedStage[];
}

/**
 * Dates an intake: counts its stages back from the first class, which is in the future.
 * @param wanted earliest month in which the student wants to start; default: the next intake that is still possible
 * @param now this month
 */
export function datedIntake(intake: PlacedIntake, wanted: number | undefined, now: number): DatedIntake {
  // A suggested month can be missed and made up for; an official one cannot.
  const official = intake.stages.filter(({ isSuggested }) => !isSuggested);
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

/** How many stages may be overdue for a start that is still possible today. */
const TO_CATCH_UP = 1;

export const overdueStages = ({ stages }: DatedIntake): readonly string[] =>
  stages.filter(({ isLate }) => isLate).map(({ name }) => name);

export const isStillPossible = (intake: DatedIntake): boolean => overdueStages(intake).length <= TO_CATCH_UP;

const byStart = (one: DatedIntake, other: DatedIntake) => one.start - other.start;

/** The starts that the official months still allow: the next two of each intake, earliest first. */
export const startsAhead = (intakes: readonly PlacedIntake[], now: number): readonly DatedIntake[] =>
  intakes
    .flatMap((intake) => {
      const next = datedIntake(intake, undefined, now);
      return [next, datedIntake(intake, next.start + 1, now)];
    })
    .sort(byStart);
