import { pathText } from "../check/content-file";
import type { Problem } from "../check/problem";
import type { Content } from "../check/read-content";
import { objectsIn } from "../check/visit-objects";

/** Links that lead nowhere yet: "#". */
export function placeholderLinks({ files }: Content): Problem[] {
  return files.flatMap((content) =>
    content.records.flatMap((record, position) =>
      objectsIn(record).flatMap(({ object, path }) =>
        Object.entries(object).flatMap(([key, value]) => {
          if (value !== "#") return [];
          const at = [...path, key];
          const where = pathText(content.type.format === "json-list" ? [position, ...at] : at);
          const name = typeof object.name === "string" ? ` of ${object.name}` : "";
          const message = `${where}: link${name} is a placeholder, expected https://…`;
          return [{ file: content.file, ...content.place(position, at), message }];
        }),
      ),
    ),
  );
}
