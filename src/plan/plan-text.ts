import finderWords from "../../content/words/finder.json";
import planWords from "../../content/words/plan.json";
import { type EnteredAmounts, firstYear, givenYear } from "../compare/first-year";
import { fill } from "../lib/fill";
import { monthFrom, monthText } from "../lib/months";
import type { Plan } from "../star/plan";
import { institutionsIn } from "./plan-country";

const { message } = planWords;

/** The plan as text, to share. @param upTo writes the budget as text */
export function planText(
  { start, finished, budget, institutions }: Plan,
  countries: readonly Queries.PlanCountryFragment[],
  entered: EnteredAmounts,
  upTo: (lakh: string) => string,
): string {
  const month = monthFrom(start);
  const names = countries
    .flatMap(institutionsIn)
    .flatMap(({ id, name }) => (institutions.includes(id) ? name : []));
  return [
    message.heading,
    fill(message.countries, { names: countries.map(({ name }) => name).join(", ") }),
    names.length > 0 && fill(message.institutions, { names: names.join(", ") }),
    month !== undefined && fill(message.start, { month: monthText(month) }),
    finished && fill(message.finished, { answer: finderWords.finished.answers[finished] }),
    budget && fill(message.money, { answer: upTo(budget) }),
    ...countries.map((country) => {
      const sum = firstYear(country, finished, entered);
      const amount = sum && givenYear(sum);
      return amount ? fill(message.bill, { name: country.name, amount }) : "";
    }),
  ]
    .filter(Boolean)
    .join("\n");
}
