import { z } from "zod";
import type { Problem } from "../check/problem";
import type { Content } from "../check/read-content";

const LIST = z.object({ list: z.array(z.string()), records: z.array(z.object({ id: z.string() })) });

/** Institutions that are recorded and stand on no list, so that no page shows them. */
export function unlistedInstitutions({ files }: Content): Problem[] {
  const lists = files
    .filter(({ type }) => type.name === "InstitutionList")
    .flatMap((content) => {
      const { success, data } = LIST.safeParse(content.records[0]);
      return success ? [{ content, data }] : [];
    });
  const listed = new Set(lists.flatMap(({ data }) => data.list));
  return lists.flatMap(({ content, data }) =>
    data.records.flatMap(({ id }, position) =>
      listed.has(id)
        ? []
        : [
            {
              file: content.file,
              ...content.place(0, ["records", position, "id"]),
              message: `records[${position}].id: "${id}" is on no page, expected it in a "list"`,
            },
          ],
    ),
  );
}
