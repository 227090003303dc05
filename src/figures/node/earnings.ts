import { z } from "zod";
import { monthPay } from "../../lib/month-pay";
import { isCurrency } from "../definition";
import { valueIn } from "./comparable-value";

const AMOUNT = z.object({ value: z.string(), unit: z.string() });

function hoursIn(fact: unknown): number | undefined {
  const { data } = AMOUNT.safeParse(fact);
  return data && valueIn("work", data);
}

function wageIn(fact: unknown) {
  const { data } = AMOUNT.safeParse(fact);
  const anHour = Number(data?.value);
  return data && isCurrency(data.unit) && anHour > 0 ? { anHour, currency: data.unit } : undefined;
}

/** Whether a figure is a single number of work hours. */
export const isHours = (fact: unknown): boolean => Boolean(hoursIn(fact));

/** Whether a figure is a single amount of money, such as an hourly wage. */
export const isWage = (fact: unknown): boolean => wageIn(fact) !== undefined;

/**
 * The monthly earnings at a work limit and an hourly wage, before tax, to the nearest ten.
 * @throws Error where the limit is no number of hours or the wage no amount of money; the check refuses both
 */
export function monthlyEarnings(hours: unknown, wage: unknown) {
  const [limit, pay] = [hoursIn(hours), wageIn(wage)];
  if (!limit || !pay) throw new Error("earnings need a number of work hours and an amount of money");
  return { amount: monthPay(limit, pay.anHour), currency: pay.currency };
}
