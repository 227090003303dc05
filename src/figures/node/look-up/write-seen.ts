import { applyEdits, modify } from "jsonc-parser";
import { z } from "zod";
import { fact } from "../../definition";

const ORDER = Object.keys(fact.schema.shape);
const FIELD = "seenOn";

/** Behind the last field that the definition has before it, where the editor at /edit would write it too. */
const insertionIndex = (properties: readonly string[]): number =>
  properties.findLastIndex((name) => ORDER.indexOf(name) < ORDER.indexOf(FIELD)) + 1;

const RECORDS = z.array(z.object({ id: z.string() }));

/** Writes `seenOn` into the register and leaves every other character as it is. @param day ISO date */
export function withSeenOn(source: string, ids: readonly string[], day: string): string {
  const options = {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" },
    getInsertionIndex: insertionIndex,
  };
  return RECORDS.parse(JSON.parse(source)).reduce(
    (text, { id }, index) =>
      ids.includes(id) ? applyEdits(text, modify(text, [index, FIELD], day, options)) : text,
    source,
  );
}
