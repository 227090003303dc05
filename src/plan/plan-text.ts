import planWords from "../../content/words/plan.json";
import type { FirstYear } from "../compare/first-year";
import { monthText } from "../countries/year/start-dates";
import { fill } from "../lib/fill";
import type { Plan } from "../star/plan";
import { monthFrom } from "./plan-months";

const { message } = planWords.plan;

interface PlanParts {
  readonly plan: Plan;
  readonly countries: readonly { readonly name: string; readonly year: FirstYear | undefined }[];
  readonly institutions: readonly string[];
  /** In words, empty where nothing was said. */
  readonly finished: string;
  readonly money: string;
}

/** The plan as a message, a line for each thing that the family has said. */
export function planText({ plan, countries, institutions, finished, money }: PlanParts): string {
  const month = monthFrom(plan.s);
  return [
    message.heading,
    fill(message.countries, { names: countries.map(({ name }) => name).join(", ") }),
    institutions.length > 0 && fill(message.institutions, { names: institutions.join(", ") }),
    month !== undefined && fill(message.start, { month: monthText(month) }),
    finished && fill(message.finished, { answer: finished }),
    money && fill(message.money, { answer: money }),
    ...countries.map(({ name, year }) => {
      if (!year?.year) return "";
      const ends = [...new Set(year.year)].map((end) => Math.round(end).toLocaleString("en-GB"));
      return fill(message.bill, { name, amount: `${year.currency} ${ends.join("\u2013")}` });
    }),
  ]
    .filter(Boolean)
    .join("\n");
}
