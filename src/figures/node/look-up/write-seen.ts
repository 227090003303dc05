import { applyEdits, modify } from "jsonc-parser";
import { z } from "zod";

const RECORDS = z.array(z.object({ id: z.string() }));

/**
 * Writes `seenOn` into records of the register and leaves every other character as it is.
 * @param source text of `content/facts.json`
 * @param day ISO date
 */
export function withSeenOn(source: string, ids: readonly string[], day: string): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };
  return RECORDS.parse(JSON.parse(source)).reduce(
    (text, { id }, index) =>
      ids.includes(id) ? applyEdits(text, modify(text, [index, "seenOn"], day, { formattingOptions })) : text,
    source,
  );
}
