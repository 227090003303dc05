import { z } from "zod";
import { type Fact, fact } from "../content-types/fact";

const STORED = z.looseObject({ jsonId: z.string() }).transform(({ jsonId, ...fields }): Fact => {
  const known = Object.fromEntries(
    Object.keys(fact.schema.shape).flatMap((key) => (fields[key] == null ? [] : [[key, fields[key]]])),
  );
  return fact.schema.parse({ ...known, id: jsonId });
});

const read = new WeakMap<object, Fact>();

/** A fact as its definition has it, from Gatsby's node of it; each node is read once. */
export function storedFact(node: unknown): Fact {
  if (typeof node !== "object" || node === null) return STORED.parse(node);
  const known = read.get(node);
  if (known) return known;
  const result = STORED.parse(node);
  read.set(node, result);
  return result;
}
