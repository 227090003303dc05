import type { FieldSchema } from "../../content-types/field-schema";

/** Where the editor looks for what content names without its folder. */
const FOLDERS: Readonly<Record<string, string>> = { image: "/images/", video: "/videos/" };

/**
 * A file's value with every name of a picture or video changed; the editor shows only pictures whose name begins with
 * a slash.
 */
function withNames(
  value: unknown,
  schema: FieldSchema | undefined,
  change: (name: string, folder: string) => string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => withNames(item, schema?.items, change));
  const folder = FOLDERS[schema?.reference ?? ""];
  if (typeof value === "string") return folder && value !== "" ? change(value, folder) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, withNames(own, schema?.properties?.[key], change)]),
  );
}

/** What the editor is given of a file: `team/1.png` as `/images/team/1.png`. */
export const inEditor = (value: unknown, schema: FieldSchema) =>
  withNames(value, schema, (name, folder) => `${folder}${name}`);

/** What is stored of it again. */
export const inContent = (value: unknown, schema: FieldSchema) =>
  withNames(value, schema, (name, folder) => (name.startsWith(folder) ? name.slice(folder.length) : name));
