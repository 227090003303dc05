import { type ContentFile, pathText, type ValuePath } from "../check/content-file";
import type { Problem } from "../check/problem";
import type { Content } from "../check/read-content";
import { objectsIn } from "../check/visit-objects";

/** A value in content that a search looks at. */
export interface Located {
  readonly content: ContentFile;
  readonly key: string;
  readonly value: unknown;
  /** The object that the value stands in. */
  readonly object: Readonly<Record<string, unknown>>;
  /** The value's place as a problem without its words. */
  readonly problem: (message: string) => Problem;
}

/** Every value of every record with its place. */
export function locatedValues({ files }: Content): Located[] {
  return files.flatMap((content) =>
    content.records.flatMap((record, position) =>
      objectsIn(record).flatMap(({ object, path }) =>
        Object.entries(object).flatMap(([key, value]) => {
          const entries: [ValuePath, unknown][] = Array.isArray(value)
            ? value.map((item, index) => [[...path, key, index], item])
            : [[[...path, key], value]];
          return entries.map(([at, item]) => ({
            content,
            key,
            value: item,
            object,
            problem: (message: string) => {
              const where = pathText(content.type.format === "json-list" ? [position, ...at] : at);
              return { file: content.file, ...content.place(position, at), message: `${where}: ${message}` };
            },
          }));
        }),
      ),
    ),
  );
}
