import { z } from "zod";
import { type Fact, fact } from "../content-types/fact";

/** What resolvers need of Gatsby's store. */
export interface FactStore {
  readonly findAll: (query: { type: string }) => Promise<{ entries: Iterable<unknown> }>;
  readonly getNodesByIds: (query: { ids: string[]; type: string }) => unknown[];
}

const NAMED = z.looseObject({ id: z.string(), jsonId: z.string() });

/** Cache: fact id to id of its node; a search for each fact of each page is slow. */
let nodeIds: ReadonlyMap<string, string> | undefined;

async function readNodeIds(store: FactStore): Promise<ReadonlyMap<string, string>> {
  const { entries } = await store.findAll({ type: "Fact" });
  return new Map([...entries].map((node) => NAMED.parse(node)).map(({ id, jsonId }) => [jsonId, id]));
}

function take(
  store: FactStore,
  ids: readonly string[],
  known: ReadonlyMap<string, string>,
): unknown[] | undefined {
  const wanted = ids.flatMap((id) => known.get(id) ?? []);
  const nodes = store.getNodesByIds({ ids: wanted, type: "Fact" });
  const areRight =
    nodes.length === ids.length && nodes.every((node, index) => NAMED.parse(node).jsonId === ids[index]);
  return areRight ? nodes : undefined;
}

/**
 * Finds facts by their ids, in order. The page that asks depends on these facts alone:
 * it is made anew when one of them changes, and not when any other does.
 * @throws Error when one does not exist; the content check finds such ids first
 */
export async function findFacts(store: FactStore, ids: readonly string[]): Promise<unknown[]> {
  if (ids.length === 0) return [];
  const nodes = nodeIds && take(store, ids, nodeIds);
  if (nodes) return nodes;
  nodeIds = await readNodeIds(store);
  const found = take(store, ids, nodeIds);
  if (!found) throw new Error(`one of the facts ${ids.join(", ")} does not exist`);
  return found;
}

const STORED = z.looseObject({ jsonId: z.string() }).transform(({ jsonId, ...fields }): Fact => {
  const known = Object.fromEntries(
    Object.keys(fact.schema.shape).flatMap((key) => (fields[key] == null ? [] : [[key, fields[key]]])),
  );
  return fact.schema.parse({ ...known, id: jsonId });
});

const read = new WeakMap<object, Fact>();

/** A fact as its definition has it, from Gatsby's node of it, where `id` is `jsonId`; cached by node. */
export function storedFact(node: unknown): Fact {
  if (typeof node !== "object" || node === null) return STORED.parse(node);
  const known = read.get(node);
  if (known) return known;
  const result = STORED.parse(node);
  read.set(node, result);
  return result;
}
