import type { ValuePath } from "./content-file";

/** An object in content with its place. */
export interface Visited {
  readonly object: Readonly<Record<string, unknown>>;
  readonly path: ValuePath;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lists a value's objects, itself included, however deep they lie. */
export function objectsIn(value: unknown, path: ValuePath = []): Visited[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, [...path, index]));
  if (!isObject(value)) return [];
  return [
    { object: value, path },
    ...Object.entries(value).flatMap(([key, item]) => objectsIn(item, [...path, key])),
  ];
}
