import { parse, stringify } from "yaml";
import { isObject } from "../../lib/objects";
import type { ContentType } from "../content-types/content-type";
import type { FieldSchema } from "../content-types/field-schema";

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return (
    value === undefined || value === null || value === "" || (isObject(value) && !Object.keys(value).length)
  );
}

function saysNothing(value: unknown, schema: FieldSchema): boolean {
  if (isEmpty(value) || (schema.const !== undefined && value !== schema.const)) return true;
  return schema.default !== undefined && JSON.stringify(value) === JSON.stringify(schema.default);
}

/** In the definition's order, without optional fields that are empty or have their default; unknown ones stay last. */
export function tidied(value: unknown, schema: FieldSchema | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => tidied(item, schema?.items));
  const properties = schema?.properties;
  if (!isObject(value) || !properties) return value;
  const needed = new Set(schema.required);
  const entries = [...new Set([...Object.keys(properties), ...Object.keys(value)])]
    .filter((key) => value[key] !== undefined)
    .map((key): [string, unknown] => [key, tidied(value[key], properties[key])]);
  return Object.fromEntries(
    entries.filter(([key, value]) => {
      const field = properties[key];
      return !field || needed.has(key) || !saysNothing(value, field);
    }),
  );
}

/** A list's record without lists and records of its own, one value a line. */
const FLAT_RECORD = /^( *)\{\n((?: *"[^"\n]+": (?:"(?:[^"\\\n]|\\.)*"|[-\d.]+|true|false),?\n)+) *\}/gm;

const RECORD_WIDTH = 100;

/** A list reads best with a short record a line. */
export function jsonText(value: unknown, schema: FieldSchema): string {
  const lines = JSON.stringify(tidied(value, schema), null, 2);
  const text = lines.replace(FLAT_RECORD, (record, indent: string, values: string) => {
    const line = `${indent}{ ${values.trim().replace(/\n */g, " ")} }`;
    return line.length > RECORD_WIDTH ? record : line;
  });
  return `${text}\n`;
}

export interface Parts {
  readonly fields: unknown;
  readonly body: string;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n+|$)/;

/** Splits an MDX file. @throws Error when it has no front matter, or invalid YAML */
export function mdxParts(text: string): Parts {
  const match = FRONT_MATTER.exec(text);
  if (!match) throw new Error("there are no fields between two lines of ---");
  return { fields: parse(match[1] ?? ""), body: text.slice(match[0].length).trimEnd() };
}

/** An MDX file's text as the editor writes it: quotes only where YAML needs them, one line per value. */
export function mdxText({ fields, body }: Parts, schema: FieldSchema): string {
  const yaml = stringify(tidied(fields, schema), {
    lineWidth: 0,
    defaultStringType: "PLAIN",
    defaultKeyType: "PLAIN",
    singleQuote: false,
  });
  const text = body.replace(/^\n+/, "").trimEnd();
  return `---\n${yaml}---\n${text === "" ? "" : `\n${text}\n`}`;
}

export function fileSchema({ format }: ContentType, record: FieldSchema): FieldSchema {
  return format === "json-list" ? { type: "array", items: record } : record;
}

/** A file's text as the editor would save it. @throws Error when it is no JSON, or no MDX with front matter */
export function inEditorsForm(text: string, type: ContentType, record: FieldSchema): string {
  if (type.format === "mdx") return mdxText(mdxParts(text), record);
  return jsonText(JSON.parse(text), fileSchema(type, record));
}
