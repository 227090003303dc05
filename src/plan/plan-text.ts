import planWords from "../../content/words/plan.json";
import { billLines, ownBill } from "../countries/bill/own-bill";
import { billSum } from "../countries/bill/sum";
import { monthFrom, monthText } from "../countries/year/start-dates";
import { fill } from "../lib/fill";
import type { Plan } from "../star/plan";
import { keptFields } from "../ui/sheet/kept-fields";
import { readyLists } from "./ready-lists";

const { message } = planWords.plan;

/** Name under which the browser keeps ticks and questions. */
export const LIST = "plan";
export const QUESTIONS = "questions";

interface PlanParts {
  readonly plan: Plan;
  readonly countries: readonly Queries.PlanCountryFragment[];
  readonly institutions: readonly string[];
  /** In words, empty where nothing was said. */
  readonly finished: string;
  readonly money: string;
}

/** The plan as a message, a line for each thing that the family has said. */
export function planText({ plan, countries, institutions, finished, money }: PlanParts): string {
  const kept = keptFields(LIST);
  const items = readyLists.flatMap((list) => list.items);
  const done = items.filter(({ id }) => kept[`tick-${id}`]).length;
  const month = monthFrom(plan.s);
  const bills = countries.flatMap((country) => {
    const { slug, name } = country;
    const lines = billLines(ownBill(country, plan.f));
    const currency = lines.find((line) => line.currency)?.currency;
    const sum = billSum(lines, keptFields(`bill-${slug}`));
    if (!currency || sum.known === 0) return [];
    const bound = sum.basis === "exact" ? "" : `${sum.basis} `;
    const amount = `${bound}${currency} ${Math.round(sum.amount).toLocaleString("en-GB")}`;
    return [fill(message.bill, { name, amount, known: sum.known, count: lines.length })];
  });
  const questions = kept[QUESTIONS]?.trim() ?? "";
  return [
    message.heading,
    fill(message.countries, { names: countries.map(({ name }) => name).join(", ") }),
    ...(institutions.length > 0 ? [fill(message.institutions, { names: institutions.join(", ") })] : []),
    ...(month === undefined ? [] : [fill(message.start, { month: monthText(month) })]),
    ...(finished ? [fill(message.finished, { answer: finished })] : []),
    ...(money ? [fill(message.money, { answer: money })] : []),
    ...bills,
    ...(done > 0 ? [fill(message.ready, { done, count: items.length })] : []),
    ...(questions ? [fill(message.questions, { questions })] : []),
  ].join("\n");
}
