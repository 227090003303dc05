import type { Fact } from "../../figures/definition";
import { type FactLine, factStanding } from "../../figures/node/fact-state";
import { dateText } from "../../figures/node/fact-text";

interface Sourced extends Fact {
  readonly line: FactLine;
  /** The day that the line names: ISO date, and as the site writes it. */
  readonly day: string | undefined;
  readonly dayText: string | undefined;
}

export function sourced(fact: Fact, today: string): Sourced {
  const { line, day } = factStanding(fact, today);
  return { ...fact, line, day, dayText: day && dateText(day) };
}

/** Facts that one page states and that are known in the same way share a line; their order stays. */
export function bySource(
  facts: readonly Fact[],
  today: string,
): readonly (readonly [Sourced, ...Sourced[]])[] {
  const groups = new Map<string, [Sourced, ...Sourced[]]>();
  for (const fact of facts.map((one) => sourced(one, today))) {
    const key = [fact.official.url ?? fact.official.name, fact.readIn?.url, fact.line, fact.day].join(" ");
    const group = groups.get(key);
    if (group) group.push(fact);
    else groups.set(key, [fact]);
  }
  return [...groups.values()];
}
