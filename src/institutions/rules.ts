import type { Problem, ValuePath } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { recordsOf } from "../node/content/walk";
import { institutionList } from "./definition";

/** Each statement has the page and the day on which it was read. */
export function checkInstitutions(content: Content): Problem[] {
  return recordsOf(content, institutionList).flatMap(({ data, problem }) =>
    data.records.flatMap((one, position) => {
      const { readIn, readOn } = one;
      const tell = (path: ValuePath, message: string) => problem(["records", position, ...path], message);
      const found: Problem[] = [];
      if (readIn && !readOn)
        found.push(tell(["readIn"], "has no readOn, expected the day on which it was read"));
      if (readOn && !readIn)
        found.push(tell(["readOn"], "has no readIn, expected the page on which it was read"));
      if (!readIn && !readOn)
        for (const field of ["city", "kind"] as const)
          if (one[field] !== undefined)
            found.push(tell([field], "has no readIn, expected the page on which it was read"));
      return found;
    }),
  );
}
