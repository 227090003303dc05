import { z } from "zod";
import type { Problem } from "../../build/content/content-file";
import type { Content } from "../../build/content/read-content";

const COMPARED = z.object({ confirmedOn: z.string() });
/** Says that somebody compared something with its authority, and on which day. */
const CLAIM =
  /\b(?:checked|confirmed|verified|compared)\b[^.,;\n]{0,40}?\bon (\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4})/gi;

const isoDay = (text: string) => new Date(`${text} UTC`).toISOString().slice(0, 10);

/** Days on which somebody compared a figure of the register with its official page. */
function comparedDays({ files }: Content): ReadonlySet<string> {
  const records = files.filter(({ type }) => type.name === "Fact").flatMap(({ records }) => records);
  return new Set(records.flatMap((record) => COMPARED.safeParse(record).data?.confirmedOn ?? []));
}

export function claimedDays(content: Content): Problem[] {
  const days = comparedDays(content);
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
