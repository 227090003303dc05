import { z } from "zod";
import type { Problem } from "../check/problem";
import type { Content } from "../check/read-content";
import { fact } from "../content-types/fact";
import { isFactDue } from "../facts/fact-text";

const DATED = z.object(
  fact.schema.pick({ id: true, checkedOn: true, reviewEveryDays: true, source: true }).shape,
);

/**
 * Figures whose review date has passed; their pages tell the reader to check before relying on them.
 * @param day day to judge by, ISO date
 */
export function dueFacts({ files }: Content, day: string): Problem[] {
  return files
    .filter(({ type }) => type.name === "Fact")
    .flatMap((content) =>
      content.records.flatMap((record, position) => {
        const { success, data } = DATED.safeParse(record);
        if (!success || !isFactDue(data, day)) return [];
        const message = `[${position}].checkedOn: "${data.id}" was checked on ${data.checkedOn}, more than ${data.reviewEveryDays} days ago, expected a new look at ${data.source.url}`;
        return [{ file: content.file, ...content.place(position, ["checkedOn"]), message }];
      }),
    );
}
