import { z } from "zod";
import { type Fact, fact } from "../definition";

/** What resolvers need of Gatsby's store. */
export interface FactStore {
  readonly findOne: (query: {
    type: "Fact";
    query: { filter: { jsonId: { eq: string } } };
  }) => Promise<unknown>;
}

/** The facts of these ids, in order: the page depends on them alone. @throws Error on an unknown id */
export function findFacts(store: FactStore, ids: readonly string[]): Promise<unknown[]> {
  return Promise.all(
    ids.map(async (id) => {
      const node = await store.findOne({ type: "Fact", query: { filter: { jsonId: { eq: id } } } });
      if (!node) throw new Error(`fact "${id}" does not exist`);
      return node;
    }),
  );
}

const STORED = z.looseObject({ jsonId: z.string() }).transform(({ jsonId, ...fields }): Fact => {
  const known = Object.fromEntries(
    Object.keys(fact.schema.shape).flatMap((key) => (fields[key] == null ? [] : [[key, fields[key]]])),
  );
  return fact.schema.parse({ ...known, id: jsonId });
});

/** A fact as its definition has it, from Gatsby's node of it, where `id` is `jsonId`. */
export function storedFact(node: unknown): Fact {
  return STORED.parse(node);
}
