import type { FieldSchema } from "../content-types/field-schema";
import type { FormField, Surroundings } from "./field";
import { entryLabel, fieldLabel, summaryOf } from "./labels";
import { textField } from "./text-field";

type Settings = Omit<FormField, "name" | "label">;

const FOLDERS: Readonly<Record<string, string>> = { image: "images", video: "videos" };

const within = (values: readonly unknown[], key: string): unknown[] =>
  values.flatMap((value) => (typeof value === "object" && value !== null ? [Reflect.get(value, key)] : []));

/** A picture or video is chosen from its folder, or put into it. */
function mediaField(
  { reference: kind = "", minimumSize: least }: FieldSchema,
  values: readonly unknown[],
  { folderOf }: Surroundings,
): Settings {
  const folder = `${FOLDERS[kind]}${folderOf(values)}`;
  return {
    widget: kind === "image" ? "image" : "file",
    // The site shows no picture of another host.
    choose_url: false,
    media_folder: `/content/${folder}`,
    public_folder: `/${folder}`,
    hint: least
      ? `PNG, JPEG or WebP of at least ${least.width} x ${least.height} pixels`
      : kind === "image"
        ? "An SVG drawing or a picture"
        : "A film",
  };
}

function listField(
  schema: FieldSchema,
  name: string,
  values: readonly unknown[],
  around: Surroundings,
): Settings {
  const { items = {}, minItems, maxItems } = schema;
  const inner = values.flatMap((value) => (Array.isArray(value) ? value : []));
  const size = { ...(minItems ? { min: minItems } : {}), ...(maxItems ? { max: maxItems } : {}) };
  if (!items.properties) {
    const field = formField("item", items, true, inner, around);
    const entry = entryLabel(fieldLabel(name));
    return {
      widget: "list",
      ...size,
      label_singular: entry,
      // Dozens of choices would hide what stands below them.
      ...(items.reference ? { minimize_collapsed: "auto" } : {}),
      field: { ...field, label: entry.charAt(0).toUpperCase() + entry.slice(1) },
    };
  }
  return {
    widget: "list",
    ...size,
    ...entriesOf(fieldLabel(name), formFields(items, inner, around, name)),
  };
}

/**
 * How a list shows its entries: closed, each by its name.
 * @param label of the list
 */
export function entriesOf(label: string, fields: readonly FormField[]) {
  const summary = summaryOf(fields.map(({ name }) => name));
  return {
    collapsed: true,
    label_singular: entryLabel(label),
    ...(summary ? { summary } : {}),
    fields,
  };
}

function settings(
  schema: FieldSchema,
  name: string,
  values: readonly unknown[],
  around: Surroundings,
): Settings {
  const { type, reference = "", minimum, maximum } = schema;
  if (schema.const !== undefined || type === "boolean") return { widget: "boolean" };
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (reference in FOLDERS) return mediaField(schema, values, around);
  if (reference === "factCountry") return { widget: "select", options: around.places };
  if (type === "integer" || type === "number")
    return {
      widget: "number",
      value_type: type === "integer" ? "int" : "float",
      ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? { min: minimum } : {}),
      ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? { max: maximum } : {}),
    };
  if (type === "array") return listField(schema, name, values, around);
  if (type === "object")
    return { widget: "object", collapsed: "auto", fields: formFields(schema, values, around, name) };
  return textField(schema);
}

function formField(
  name: string,
  schema: FieldSchema,
  isNeeded: boolean,
  values: readonly unknown[],
  around: Surroundings,
  group?: string,
): FormField {
  const own = settings(schema, name, values, around);
  const hint =
    own.hint ?? schema.description ?? (own.widget === "list" ? schema.items?.description : undefined);
  // A list that may be empty is "required" in the file alone, and so is a box that may be left unticked.
  const isAsked = isNeeded && own.widget !== "boolean" && !(own.widget === "list" && !own.min);
  return {
    name,
    label: fieldLabel(name, group),
    ...own,
    required: isAsked,
    ...(hint ? { hint } : {}),
    ...(schema.default === undefined || Array.isArray(schema.default) ? {} : { default: schema.default }),
  };
}

/**
 * The fields of a form for one record.
 * @param values what stands in content, for what a definition leaves open: folders of pictures
 * @param group name of the field around them
 */
export function formFields(
  schema: FieldSchema,
  values: readonly unknown[],
  around: Surroundings,
  group?: string,
): FormField[] {
  const needed = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    formField(name, field, needed.has(name), within(values, name), around, group),
  );
}
