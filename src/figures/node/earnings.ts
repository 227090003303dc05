import { z } from "zod";
import { monthPay } from "../../lib/month-pay";

const WEEKS = { "hours a week": 1, "hours per fortnight": 2 } as const;

const NUMBER = z.coerce.number().positive();
const HOURS = z.object({ value: NUMBER, unit: z.enum(["hours a week", "hours per fortnight"]) });
const WAGE = z.object({ value: NUMBER, unit: z.string().regex(/^[A-Z]{3}$/) });

/** Whether a figure is a single number of work hours. */
export const isHours = (fact: unknown): boolean => HOURS.safeParse(fact).success;

/** Whether a figure is a single amount of money, such as an hourly wage. */
export const isWage = (fact: unknown): boolean => WAGE.safeParse(fact).success;

/**
 * The monthly earnings at a work limit and an hourly wage, before tax, to the nearest ten.
 * @throws ZodError where the limit is no number of hours or the wage no amount of money; the check refuses both
 */
export function monthlyEarnings(hours: unknown, wage: unknown) {
  const limit = HOURS.parse(hours);
  const { value: anHour, unit: currency } = WAGE.parse(wage);
  return { amount: monthPay(limit.value / WEEKS[limit.unit], anHour), currency };
}
