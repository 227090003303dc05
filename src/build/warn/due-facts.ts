import { z } from "zod";
import type { Problem } from "../check/problem";
import type { Content } from "../check/read-content";
import { fact } from "../content-types/fact";
import { factStanding } from "../facts/fact-standing";

/** Where the mistake is shown, and what to do, by what a figure's days make of it. */
const REMEDIES = {
  due: { field: "reviewEveryDays", text: "expected a new look at" },
  ended: { field: "validUntil", text: "expected the value that follows it, from" },
} as const;

/**
 * Figures at which somebody must look again, and figures that hold no more; their pages say so to the reader.
 * @param today day to judge by, ISO date
 */
export function dueFacts({ files }: Content, today: string): Problem[] {
  return files
    .filter(({ type }) => type.name === "Fact")
    .flatMap((content) =>
      content.records.flatMap((record, position) => {
        const { success, data } = z.object(fact.schema.shape).safeParse(record);
        if (!success) return [];
        const { state, day } = factStanding(data, today);
        if (state !== "due" && state !== "ended") return [];
        const { field, text } = REMEDIES[state];
        const since =
          state === "due"
            ? `was last looked at on ${day}, more than ${data.reviewEveryDays} days ago`
            : `ended on ${day}`;
        const message = `[${position}].${field}: "${data.id}" ${since}, ${text} ${data.official.url}`;
        return [{ file: content.file, ...content.place(position, [field]), message }];
      }),
    );
}
