import type { MinimumSize } from "../content-types/fields";
import type { ValuePath } from "./content-file";

/** A string in content that names something else. */
export interface Reference {
  readonly kind: string;
  readonly value: string;
  readonly path: ValuePath;
  /** Pictures that are scaled: the size that the place needs. */
  readonly minimum?: MinimumSize;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function minimumOf({ minimumSize }: Record<string, unknown>): MinimumSize | undefined {
  if (!isRecord(minimumSize)) return undefined;
  const { width, height } = minimumSize;
  return typeof width === "number" && typeof height === "number" ? { width, height } : undefined;
}

/**
 * Lists every reference in a value, by walking it beside its JSON Schema, where the definitions
 * mark such strings with `reference`.
 */
export function referencesIn(schema: unknown, value: unknown, path: ValuePath = []): Reference[] {
  if (!isRecord(schema) || value === undefined) return [];
  if (typeof schema.reference === "string" && typeof value === "string") {
    return [{ kind: schema.reference, value, path, minimum: minimumOf(schema) }];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => referencesIn(schema.items, item, [...path, index]));
  if (!isRecord(value) || !isRecord(schema.properties)) return [];
  const properties = schema.properties;
  return Object.keys(properties).flatMap((key) => referencesIn(properties[key], value[key], [...path, key]));
}
