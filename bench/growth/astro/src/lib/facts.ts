import { getCollection } from "astro:content";
import words from "../../content/words.json";
import { buildDay } from "../../site/build/build-day";
import { factStanding } from "../../site/build/facts/fact-standing";
import { dateText, factAnchor, factText } from "../../site/build/facts/fact-text";
import { fill } from "../../site/words/fill";

const { from, until, before } = words.facts;

/** The facts register by id, with what the site works out. */
export const facts = new Map(
  (await getCollection("facts")).map(({ data }) => {
    const { id, effectiveFrom, validUntil, history } = data;
    const { state, line, day } = factStanding(data, buildDay());
    const days = [
      ...(effectiveFrom ? [fill(from, { date: dateText(effectiveFrom) })] : []),
      ...(validUntil ? [fill(until, { date: dateText(validUntil) })] : []),
      ...history.map(({ value, until: last }) => fill(before, { value, date: dateText(last) })),
    ];
    const dayText = day && dateText(day);
    return [
      id,
      { ...data, text: factText(data), anchor: factAnchor(id), state, line, day, dayText, days },
    ] as const;
  }),
);

export type Fact = typeof facts extends Map<string, infer Value> ? Value : never;

/** @throws Error when there is no such fact */
export function factOf(id: string): Fact {
  const fact = facts.get(id);
  if (!fact) throw new Error(`fact "${id}" does not exist`);
  return fact;
}

/** Facts that stand on one line, as they are known in the same way. */
export function bySource(ids: readonly string[]): Fact[][] {
  const groups = Map.groupBy(ids.map(factOf), ({ official, readIn, line, day }) =>
    [official.url, readIn?.url, line, day].join(" "),
  );
  return [...groups.values()];
}

interface WithFacts {
  readonly facts: readonly string[];
}

interface Figures {
  readonly numbers?: readonly WithFacts[];
  readonly year?: readonly { readonly stages: readonly { readonly fact?: string }[] }[];
  readonly bill?: Readonly<Record<"show" | "pay" | "master", readonly WithFacts[]>>;
}

/** The facts that a page states: those of its numbers, its year and its bill, then those of its texts. */
export function figuresOf({ numbers = [], year = [], bill }: Figures, ...texts: readonly string[]): Fact[] {
  const rows = [...numbers, ...(bill ? [...bill.show, ...bill.pay, ...bill.master] : [])];
  const months = year.flatMap(({ stages }) => stages.flatMap(({ fact }) => fact ?? []));
  const stated = [...texts.join("\n").matchAll(/<(?:Fact\s+id|HoldsNow\s+facts)="([^"]+)"/g)];
  const inTexts = stated.flatMap(([, ids = ""]) => ids.trim().split(/\s+/));
  return [...new Set([...rows.flatMap((row) => row.facts), ...months, ...inTexts])].map(factOf);
}
