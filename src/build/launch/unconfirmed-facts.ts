import { type FactState, factStanding } from "../../figures/node/fact-state";
import { factsOf } from "../../figures/rules";
import type { Problem } from "../content/content-file";
import type { Content } from "../content/read-content";

const SAID: Record<Exclude<FactState, "confirmed">, string> = {
  read: "was read in a copy or a quotation",
  reported: "is only reported",
  due: "must be looked up again",
  ended: "holds no more",
};

/** Figures that nobody has seen on the official page in time. @param day to judge by, ISO date */
export function unconfirmedFacts(content: Content, day: string): Problem[] {
  return factsOf(content).flatMap(({ fact, problem }) => {
    const { state, line } = factStanding(fact, day);
    if (state === "confirmed") return [];
    const said = line === "own" ? "is the company's own, without a basis" : SAID[state];
    return [problem([], `${fact.id} ${said}: ${fact.official.url ?? fact.official.name}`)];
  });
}
