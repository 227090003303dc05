import { buildDay } from "../../node/build-day";
import type { FactFields } from "../definition";
import { lookedAtDay, stateOfFact } from "./fact-state";
import { factText, withAge, yearOf } from "./fact-text";

/** A figure in Gatsby's store, already parsed. */
export type StoredFact = FactFields & {
  readonly jsonId: string;
  readonly internal: { readonly contentDigest: string };
};

export interface FactStore {
  readonly findOne: (query: {
    type: "Fact";
    query: { filter: { jsonId: { eq: string } } };
  }) => Promise<StoredFact | null>;
}

/** What a resolver that reads figures gets from Gatsby. */
export interface FactContext {
  readonly nodeModel: FactStore;
}

/** The figures with these ids, in order; the page then depends only on them. @throws Error on an unknown id */
export function findFacts(store: FactStore, ids: readonly string[]): Promise<StoredFact[]> {
  return Promise.all(
    ids.map(async (id) => {
      const node = await store.findOne({ type: "Fact", query: { filter: { jsonId: { eq: id } } } });
      if (!node) throw new Error(`fact "${id}" does not exist`);
      return node;
    }),
  );
}

/** The id of the element that shows a figure's source; figures in the text link to it. */
export function factAnchor(id: string): string {
  return `fact-${id.replaceAll(".", "-")}`;
}

const standing = (fact: StoredFact) => stateOfFact(fact, buildDay());

export const factResolvers = {
  text: { type: "String!", resolve: (fact: StoredFact) => withAge(factText(fact), fact, buildDay()) },
  year: { type: "String", resolve: (fact: StoredFact) => yearOf(fact) },
  anchor: { type: "String!", resolve: ({ jsonId }: StoredFact) => factAnchor(jsonId) },
  state: { type: "String!", resolve: (fact: StoredFact) => standing(fact).state },
  day: { type: "String", resolve: (fact: StoredFact) => standing(fact).day },
  lookedAt: { type: "String", resolve: (fact: StoredFact) => lookedAtDay(fact) },
};
