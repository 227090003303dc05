import type { z } from "zod";
import { fieldOf, isObject } from "../../lib/objects";
import type { ContentType } from "../content-types/content-type";
import type { FieldSchema, MinimumSize } from "../content-types/field-schema";
import { recordSchemaOf } from "../content-types/registry";
import { type ContentFile, type Problem, problemAt, type ValuePath } from "./content-file";
import type { Content } from "./read-content";

type Fields = Readonly<Record<string, unknown>>;

export interface Value {
  readonly content: ContentFile;
  readonly record: number;
  readonly path: ValuePath;
  /** The field's name; an entry of a list has the list's. */
  readonly key: string;
  readonly value: unknown;
  readonly object: Fields;
  readonly problem: (message: string) => Problem;
}

export interface Reference {
  readonly kind: string;
  readonly value: string;
  readonly path: ValuePath;
  /** For scaled pictures: the size that the place needs. */
  readonly minimum?: MinimumSize;
}

function objectsIn(value: unknown, path: ValuePath = []): { object: Fields; path: ValuePath }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, [...path, index]));
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([key, item]) => objectsIn(item, [...path, key]));
  return [{ object: value, path }, ...inner];
}

/** Every field of every object in a file; a list is split into its entries. */
export function valuesIn(content: ContentFile): Value[] {
  return content.records.flatMap((data, record) =>
    objectsIn(data).flatMap(({ object, path }) =>
      Object.entries(object).flatMap(([key, field]) => {
        const entries: [ValuePath, unknown][] = Array.isArray(field)
          ? field.map((item, index) => [[...path, key, index], item])
          : [[[...path, key], field]];
        return entries.map(([at, value]) => ({
          content,
          record,
          path: at,
          key,
          value,
          object,
          problem: (message: string) => problemAt(content, record, at, message),
        }));
      }),
    ),
  );
}

interface DefinedText {
  readonly schema: FieldSchema;
  readonly value: string;
  readonly path: ValuePath;
}

function textsIn(schema: FieldSchema | undefined, value: unknown, path: ValuePath = []): DefinedText[] {
  if (!schema || value === undefined) return [];
  if (typeof value === "string") return [{ schema, value, path }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(schema.items, item, [...path, index]));
  }
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
    textsIn(field, fieldOf(value, key), [...path, key]),
  );
}

/** Every text of a file with its schema, by walking them together. */
export function definedTexts(content: ContentFile) {
  const schema = recordSchemaOf(content.type);
  return content.records.flatMap((data, record) =>
    textsIn(schema, data).map((text) => ({
      ...text,
      problem: (message: string) => problemAt(content, record, text.path, message),
    })),
  );
}

export function referencesOf(content: ContentFile) {
  return definedTexts(content).flatMap(({ schema, value, path, problem }) => {
    if (schema.reference === undefined) return [];
    const reference: Reference = { kind: schema.reference, value, path, minimum: schema.minimumSize };
    return [{ reference, problem }];
  });
}

export interface Recorded<Data> {
  readonly data: Data;
  readonly content: ContentFile;
  readonly problem: (path: ValuePath, message: string) => Problem;
}

/** The valid records of a content type; `check-shape.ts` reports the others. */
export function recordsOf<Schema extends z.ZodObject>(
  { files }: Content,
  { name, schema }: ContentType<Schema>,
): Recorded<z.infer<Schema>>[] {
  return files
    .filter(({ type }) => type.name === name)
    .flatMap((content) =>
      content.records.flatMap((record, position) => {
        const { data } = schema.safeParse(record);
        const problem = (path: ValuePath, message: string) => problemAt(content, position, path, message);
        return data ? [{ data, content, problem }] : [];
      }),
    );
}
