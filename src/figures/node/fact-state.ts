import { daysBetween } from "../../lib/months";
import type { Fact } from "../definition";

/** A figure's state: valid, due for another look, or no longer valid. */
export type FactState = "holds" | "due" | "ended";

interface FactStanding {
  readonly state: FactState;
  /** The latest day on which somebody looked at it; if it ended, its last day. ISO date. */
  readonly day?: string;
}

export type Dated = Pick<
  Fact,
  "country" | "validUntil" | "readOn" | "confirmedOn" | "reviewEveryDays" | "yearly" | "effectiveFrom"
>;

export function lookedAtDay({ readOn = "", confirmedOn = "" }: Partial<Dated>): string | undefined {
  return (readOn > confirmedOn ? readOn : confirmedOn) || undefined;
}

const YEAR_IN_DAYS = 365;

/** Whether a value that changes every year is older than that change. */
export const isOutgrown = ({ yearly, effectiveFrom }: Dated, today: string) =>
  yearly === true && effectiveFrom !== undefined && daysBetween(effectiveFrom, today) > YEAR_IN_DAYS;

/** @param today day to judge by, ISO date */
export function stateOfFact(fact: Dated, today: string): FactStanding {
  const { country, validUntil, reviewEveryDays } = fact;
  if (validUntil !== undefined && validUntil < today) return { state: "ended", day: validUntil };
  const day = lookedAtDay(fact);
  // The company's own figures are its statement and have no source page.
  const isInTime = day === undefined ? country === "company" : daysBetween(day, today) <= reviewEveryDays;
  return { state: isInTime && !isOutgrown(fact, today) ? "holds" : "due", day };
}

/**
 * The last day of an ended figure; the year of a value that has changed since; or the year in which it was last
 * looked at, if that is more than a year ago.
 */
export function ageOf(
  fact: Dated,
  today: string,
): { readonly until?: string; readonly year?: string | undefined } {
  const { state, day } = stateOfFact(fact, today);
  if (day === undefined) return {};
  if (state === "ended") return { until: day };
  if (isOutgrown(fact, today)) return { year: fact.effectiveFrom?.slice(0, 4) };
  return daysBetween(day, today) > YEAR_IN_DAYS ? { year: day.slice(0, 4) } : {};
}
