import words from "../../content/words/starts.json";
import { MONTHS_A_YEAR, monthOf, monthsUntil, monthText } from "../lib/months";
import type { PlacedIntake, PlacedStage } from "./year-layout";

const only: Readonly<Record<string, string>> = words.only;

/** A stage in months since the year 0. */
export interface DatedStage extends PlacedStage {
  /** Whether its months are over, so that it is due as soon as possible. */
  readonly isLate: boolean;
}

/** Whether somebody who begins today can reach a start: with time, only without delay, or no more. */
export type State = "open" | "hurry" | "tooLate";

export interface DatedIntake extends Omit<PlacedIntake, "stages"> {
  readonly stages: readonly DatedStage[];
  readonly state: State;
}

/** Months between the first step and the papers of the visa: a test, an offer and the money take that long. */
const PREPARE = 2;
/** Months before the last one to apply in which nothing may be put off. */
const HURRY = 2;

function stateOf(stages: readonly PlacedStage[], now: number): State {
  const [apply, visa] = (["apply", "visa"] as const).map((step) => stages.find((one) => one.step === step));
  if (visa && visa.last - now < PREPARE) return "tooLate";
  // A suggested month can be missed and made up for; an official one cannot.
  if (apply && !apply.isSuggested && apply.last < now) return "tooLate";
  return apply && apply.last - now <= HURRY ? "hurry" : "open";
}

/**
 * Dates an intake: counts its stages back from the first class, which is in the future.
 * @param wanted earliest month in which the student wants to start
 * @param now this month
 */
export function datedIntake(intake: PlacedIntake, wanted: number, now: number): DatedIntake {
  const least = Math.max(wanted, now + 1);
  const start = least + monthsUntil(intake.start, least);
  const shift = start - intake.start;
  const stages = intake.stages.map((stage) => {
    const [first, last] = [stage.first + shift, stage.last + shift];
    return { ...stage, first, last, isLate: last < now };
  });
  return { ...intake, start, stages, state: stateOf(stages, now) };
}

/** Years in which each intake becomes possible, as its stages begin a year and a half before it. */
const AHEAD = 3;

/** The starts from a month on, earliest first. Parameters as in `datedIntake`. */
export const startsAhead = (
  intakes: readonly PlacedIntake[],
  wanted: number,
  now: number,
): readonly DatedIntake[] =>
  intakes
    .flatMap((intake) =>
      Array.from({ length: AHEAD }, (_, years) => {
        const { start } = datedIntake(intake, wanted, now);
        return datedIntake(intake, start + years * MONTHS_A_YEAR, now);
      }),
    )
    .sort((one, other) => one.start - other.start);

interface NextStart {
  readonly next: DatedIntake;
  /** Starts before it that can no longer be reached. */
  readonly missed: readonly DatedIntake[];
}

/** The first start that can still be reached; undefined without intakes. Parameters as in `datedIntake`. */
export function nextStart(
  intakes: readonly PlacedIntake[],
  wanted: number,
  now: number,
): NextStart | undefined {
  const ahead = startsAhead(intakes, wanted, now);
  const next = ahead.find(({ state }) => state !== "tooLate");
  return next && { next, missed: ahead.slice(0, ahead.indexOf(next)) };
}

/** Whose start it is, such as `SIM` or `master's only`; empty if everybody's. */
export const whoseStart = ({ level, at }: Pick<DatedIntake, "level" | "at">): string =>
  [at, level && only[level]].filter(Boolean).join(", ");

/** `January 2028 (master's only)`. */
export function startName(intake: DatedIntake): string {
  const whose = whoseStart(intake);
  return whose ? `${monthText(intake.start)} (${whose})` : monthText(intake.start);
}

/** The next start that can be reached from a day: `July 2027`; empty without intakes. */
export function nextName(intakes: readonly PlacedIntake[], today: Date): string {
  const now = monthOf(today);
  const found = nextStart(intakes, now, now);
  return found ? startName(found.next) : "";
}

/** The month in which to begin with a start: that of its first stage, or this one. */
export const beginning = ({ stages }: DatedIntake, now: number): number =>
  Math.max(now, stages[0]?.first ?? now);

/** The intakes at which a student of a level can start. @param level undefined if the visitor has not said it */
export const intakesFor = <One extends { readonly level: string | null }>(
  intakes: readonly One[],
  level: string | undefined,
): readonly One[] => intakes.filter((one) => !level || !one.level || one.level === level);
