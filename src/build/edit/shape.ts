import type { FieldSchema } from "../content-types/field-schema";

/**
 * The schema that a value itself gives: labels are known from the code that reads them, and have no definition. Each
 * is a text that may not be empty, and none may be added or left out.
 */
export function shapeOf(value: unknown): FieldSchema {
  if (Array.isArray(value)) return { type: "array", items: shapeOf(value[0]), minItems: 1 };
  if (typeof value !== "object" || value === null) return { type: "string", minLength: 1 };
  const entries = Object.entries(value).map(([key, inner]): [string, FieldSchema] => [key, shapeOf(inner)]);
  return { type: "object", required: Object.keys(value), properties: Object.fromEntries(entries) };
}
