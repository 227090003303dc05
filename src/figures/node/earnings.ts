import { z } from "zod";
import type { Fact } from "../definition";

const WEEKS_A_MONTH = 52 / 12;

/** Weeks over which a limit of work counts, by its unit. */
const WEEKS: ReadonlyMap<string | undefined, number> = new Map([
  ["hours a week", 1],
  ["hours per fortnight", 2],
]);

const NUMBER = z.coerce.number().positive();

export interface Earnings {
  /** A month's, before tax, to the nearest ten. */
  readonly amount: number;
  readonly currency: string;
}

/**
 * What a month of work up to a limit comes to at a wage an hour.
 * @returns nothing where the limit is no number of hours, or the wage no amount of money
 */
export function monthlyEarnings(hours: Fact, wage: Fact): Earnings | undefined {
  const weeks = WEEKS.get(hours.unit);
  const read = z.tuple([NUMBER, NUMBER]).safeParse([hours.value, wage.value]);
  if (!weeks || !read.success || !/^[A-Z]{3}$/.test(wage.unit ?? "")) return undefined;
  const [limit, anHour] = read.data;
  const month = (limit / weeks) * WEEKS_A_MONTH * anHour;
  return { amount: Math.round(month / 10) * 10, currency: wage.unit ?? "" };
}
