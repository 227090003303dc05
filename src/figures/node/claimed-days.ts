import type { Problem } from "../../build/content/content-file";
import type { Content } from "../../build/content/read-content";
import { recordsOf } from "../../build/content/walk";
import { fact } from "../definition";

/** Says that somebody compared something with its authority, and on which day. */
const CLAIM =
  /\b(?:checked|confirmed|verified|compared)\b[^.,;\n]{0,40}?\bon (\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4})/gi;

const isoDay = (text: string) => new Date(`${text} UTC`).toISOString().slice(0, 10);

export function claimedDays(content: Content): Problem[] {
  const days = new Set(recordsOf(content, fact).map(({ data }) => data.confirmedOn));
  return content.files.flatMap(({ file, body = "" }) =>
    [...body.matchAll(CLAIM)]
      .filter(([, day = ""]) => !days.has(isoDay(day)))
      .map(({ 0: claim, index }) => {
        const before = body.slice(0, index).split("\n");
        return {
          file,
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          message: `"${claim}" claims more than the register knows, expected "read on", or a record with that confirmedOn`,
        };
      }),
  );
}
