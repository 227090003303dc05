import type { z } from "zod";
import { clip } from "./clip";
import type { ContentFile } from "./content-file";
import { pathText } from "./content-file";
import { suggestion } from "./nearest";
import type { Problem } from "./problem";

type Issue = z.core.$ZodIssue;

const KIND_NAMES: Record<string, string> = {
  string: "a text in quotes",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list [ … ]",
  object: "an object { … }",
};

function shown(value: unknown): string {
  return clip(JSON.stringify(value) ?? String(value));
}

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  let value = record;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** What is wrong and what is expected, without the place. */
function explain(issue: Issue, record: unknown, knownKeys: readonly string[]): string {
  const value = valueAt(record, issue.path);
  switch (issue.code) {
    case "unrecognized_keys": {
      const [key = ""] = issue.keys;
      return `"${clip(key)}" is not a field here, expected one of ${knownKeys.join(", ")}${suggestion(key, knownKeys)}`;
    }
    case "invalid_type": {
      const expected = KIND_NAMES[issue.expected] ?? issue.expected;
      return value === undefined
        ? `is missing, expected ${expected}`
        : `is ${shown(value)}, expected ${expected}`;
    }
    case "invalid_value":
      return value === undefined
        ? `is missing, expected one of ${issue.values.map(String).join(", ")}`
        : `is ${shown(value)}, expected ${issue.values.map(String).join(" or ")}${suggestion(String(value), issue.values.map(String))}`;
    default:
      return value === undefined || typeof value === "object"
        ? issue.message
        : value === ""
          ? "is empty, expected a text"
          : `${shown(value)} ${issue.message}`;
  }
}

/** Keys that the schema knows at a place, read from its JSON Schema. */
function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  let current = schema;
  for (const step of path) {
    current = typeof step === "number" ? valueAt(current, ["items"]) : valueAt(current, ["properties", step]);
  }
  const properties = valueAt(current, ["properties"]);
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}

/** A value that breaks several rules is one problem: the first says enough. */
function firstOfEach(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.filter((issue) => {
    const key = JSON.stringify([issue.path, issue.code === "unrecognized_keys"]);
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Holds every record of a file against its definition.
 * @param jsonSchema the definition's JSON Schema, for naming the known fields
 */
export function checkShape(content: ContentFile, jsonSchema: unknown): Problem[] {
  const isList = content.type.format === "json-list";
  if (isList && content.records.length === 0 && !content.type.mayBeEmpty) {
    return [
      { file: content.file, line: 1, column: 1, message: "is an empty list, expected at least one record" },
    ];
  }
  return content.records.flatMap((record, index) => {
    const result = content.type.schema.safeParse(record);
    if (result.success) return [];
    return firstOfEach(result.error.issues).map((issue) => {
      const path = issue.path.filter((step) => typeof step !== "symbol");
      const at = issue.code === "unrecognized_keys" ? [...path, issue.keys[0] ?? ""] : path;
      const where = pathText(isList ? [index, ...path] : path);
      const what = explain(issue, record, keysAt(jsonSchema, path));
      return {
        file: content.file,
        ...content.place(index, at),
        message: where ? `${where}: ${what}` : what,
      };
    });
  });
}
