import { getCollection } from "astro:content";
import { day } from "./day";

const DAY = 86_400_000;
const today = Date.now();

/** The facts register by id, with the fields that the site computes. */
export const facts = new Map(
  (await getCollection("facts")).map(({ data }) => {
    const { id, value, unit, basis, checkedOn, reviewEveryDays, confirm } = data;
    const isCurrency = unit !== undefined && /^[A-Z]{3}$/.test(unit);
    const figure = isCurrency ? `${unit} ${value}` : [value, unit].filter(Boolean).join(" ");
    const fact = {
      ...data,
      text: basis === "exact" ? figure : `${basis} ${figure}`,
      anchor: `fact-${id.replaceAll(".", "-")}`,
      isDue: confirm !== undefined || (today - Date.parse(checkedOn)) / DAY > reviewEveryDays,
      checkedOnText: day(new Date(checkedOn)),
    };
    return [id, fact] as const;
  }),
);

export type Fact = typeof facts extends Map<string, infer Value> ? Value : never;

/** @throws Error when there is no such fact */
export function factOf(id: string): Fact {
  const fact = facts.get(id);
  if (!fact) throw new Error(`fact "${id}" does not exist`);
  return fact;
}

/** The facts that a text states and that are not listed in `shown`. */
export function factsOf(body: string, shown: readonly string[] = []): Fact[] {
  const stated = [...body.matchAll(/<(?:Fact\s+id|HoldsNow\s+facts)="([^"]+)"/g)];
  const ids = new Set(stated.flatMap((match) => match[1].trim().split(/\s+/)));
  return [...ids].filter((id) => !shown.includes(id)).map(factOf);
}
