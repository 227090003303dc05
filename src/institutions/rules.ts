import { z } from "zod";
import { type ContentFile, type Problem, problemAt, type ValuePath } from "../build/content/content-file";
import type { Content } from "../build/content/read-content";
import { institutionList } from "./definition";

const LIST = z.object({ records: institutionList.schema.shape.records });

type Institution = z.infer<typeof LIST>["records"][number];

/** Statements of a record without a source and a day, or with a day in the future. */
function baseless(content: ContentFile, position: number, one: Institution, today: string): Problem[] {
  const problem = (path: ValuePath, message: string) =>
    problemAt(content, 0, ["records", position, ...path], message);
  const { readIn, readOn } = one;
  const found: Problem[] = [];
  if (readIn && !readOn)
    found.push(problem(["readIn"], "has no readOn, expected the day on which it was read"));
  if (readOn && !readIn)
    found.push(problem(["readOn"], "has no readIn, expected the page on which it was read"));
  if (!readIn && !readOn)
    for (const field of ["city", "kind"] as const)
      if (one[field] !== undefined)
        found.push(problem([field], "has no readIn, expected the page on which it was read"));
  if (readOn && readOn > today)
    found.push(problem(["readOn"], `${readOn} is still to come, expected a day until ${today}`));
  return found;
}

/** Each statement has the page and the day on which it was read. @param today ISO date */
export function checkInstitutions({ files }: Content, today: string): Problem[] {
  return files
    .filter(({ type }) => type.name === institutionList.name)
    .flatMap((content) => {
      const { success, data } = LIST.safeParse(content.records[0]);
      if (!success) return [];
      return data.records.flatMap((one, position) => baseless(content, position, one, today));
    });
}
