import { fieldOf } from "../../lib/objects";
import type { FieldSchema } from "../content-types/field-schema";
import { NO_BLANK_ENDS } from "../content-types/fields";
import { entryLabel, fieldLabel, summaryOf } from "./labels";

/** A field of the form in Sveltia CMS's format; its documentation lists the settings of each widget. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** Minimum: a number's value, or a list's length. */
  readonly min?: number;
  readonly fields?: readonly FormField[];
  readonly [setting: string]: unknown;
}

export interface Surroundings {
  /** Names that `reference: "factCountry"` may take. */
  readonly places: readonly string[];
  /** Folder of a field's values below `content/images` or `content/videos`. */
  folderOf(values: readonly unknown[]): string;
}

/** From so many characters on, a field has several lines. */
const SEVERAL_LINES = 90;
/** A loose pattern of a web address; the check is stricter. */
const ADDRESS = "^https://[^\\s/]+\\.\\S+$";

type Settings = Pick<FormField, "widget" | "hint" | "min"> & Readonly<Record<string, unknown>>;

const RELATIONS: Readonly<Record<string, Settings>> = {
  fact: {
    widget: "relation",
    hint: "A figure of the register",
    collection: "_singletons",
    file: "facts",
    value_field: "records.*.id",
    display_fields: ["records.*.label", "records.*.id"],
    search_fields: ["records.*.label", "records.*.id"],
  },
  institution: {
    widget: "relation",
    hint: "An institution; save a new one before you choose it",
    collection: "institutions",
    value_field: "records.*.id",
    display_fields: ["records.*.name"],
    search_fields: ["records.*.name", "records.*.id"],
  },
  institutionList: {
    widget: "relation",
    hint: "A list of institutions",
    collection: "institutions",
    value_field: "{{slug}}",
    display_fields: ["country"],
  },
  country: {
    widget: "relation",
    hint: "A country with a guide",
    collection: "countries",
    value_field: "{{slug}}",
    display_fields: ["name"],
  },
};

function pattern({ pattern: source, format, refusal }: FieldSchema): readonly [string, string] | undefined {
  if (format === "uri") return [ADDRESS, refusal ?? "is not a web address, expected https://…"];
  // The form itself trims whitespace at both ends.
  if (source === undefined || source === NO_BLANK_ENDS.source) return undefined;
  return [source, refusal ?? "has not the form that is expected here"];
}

function textField(schema: FieldSchema): Settings {
  const { minLength, maxLength, format, reference } = schema;
  const related = reference === undefined ? undefined : RELATIONS[reference];
  if (related) return related;
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const form = pattern(schema);
  return {
    widget: (maxLength ?? 0) >= SEVERAL_LINES ? "text" : "string",
    ...(form ? { pattern: form } : {}),
    ...(minLength !== undefined && minLength > 1 ? { minlength: minLength } : {}),
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
  };
}

const FOLDERS: Readonly<Record<string, string>> = { image: "images", video: "videos" };

const within = (values: readonly unknown[], key: string): unknown[] =>
  values.map((value) => fieldOf(value, key));

interface At {
  readonly name: string;
  readonly group?: string;
  readonly values: readonly unknown[];
  readonly around: Surroundings;
}

function mediaField(schema: FieldSchema, { values, around }: At): Settings {
  const { reference: kind = "", minimumSize: least } = schema;
  const folder = `${FOLDERS[kind]}${around.folderOf(values)}`;
  return {
    widget: kind === "image" ? "image" : "file",
    // The site shows no pictures of other hosts.
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

function listField(schema: FieldSchema, { name, values, around }: At): Settings {
  const { items = {}, minItems, maxItems } = schema;
  const inner = values.flatMap((value) => (Array.isArray(value) ? value : []));
  const size = { ...(minItems ? { min: minItems } : {}), ...(maxItems ? { max: maxItems } : {}) };
  if (!items.properties) {
    const field = formField(items, true, { name: "item", values: inner, around });
    const entry = entryLabel(fieldLabel(name));
    return {
      widget: "list",
      ...size,
      label_singular: entry,
      // Dozens of open choices would hide the fields below them.
      ...(items.reference ? { minimize_collapsed: "auto" } : {}),
      field: { ...field, label: entry.charAt(0).toUpperCase() + entry.slice(1) },
    };
  }
  return { widget: "list", ...size, ...entriesOf(fieldLabel(name), formFields(items, inner, around, name)) };
}

/** How a list shows its entries: closed, with a name each. @param label of the list */
export function entriesOf(label: string, fields: readonly FormField[]) {
  const summary = summaryOf(fields.map(({ name }) => name));
  return { collapsed: true, label_singular: entryLabel(label), ...(summary ? { summary } : {}), fields };
}

function settings(schema: FieldSchema, at: At): Settings {
  const { type, reference = "", minimum, maximum } = schema;
  if (schema.const !== undefined || type === "boolean") return { widget: "boolean" };
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (reference in FOLDERS) return mediaField(schema, at);
  if (reference === "factCountry") return { widget: "select", options: at.around.places };
  if (type === "integer" || type === "number")
    return {
      widget: "number",
      value_type: type === "integer" ? "int" : "float",
      ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? { min: minimum } : {}),
      ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? { max: maximum } : {}),
    };
  if (type === "array") return listField(schema, at);
  if (type === "object")
    return { widget: "object", collapsed: "auto", fields: formFields(schema, at.values, at.around, at.name) };
  return textField(schema);
}

function formField(schema: FieldSchema, isNeeded: boolean, at: At): FormField {
  const ofKind = settings(schema, at);
  const hint =
    ofKind.hint ?? schema.description ?? (ofKind.widget === "list" ? schema.items?.description : undefined);
  // Sveltia would not let an empty list or an unticked box pass as "required".
  const isAsked = isNeeded && ofKind.widget !== "boolean" && !(ofKind.widget === "list" && !ofKind.min);
  return {
    name: at.name,
    label: fieldLabel(at.name, at.group),
    ...ofKind,
    required: isAsked,
    ...(hint ? { hint } : {}),
    ...(schema.default === undefined || Array.isArray(schema.default) ? {} : { default: schema.default }),
  };
}

/** A form's fields for one record. @param values in content, for folders of pictures @param group field around them */
export function formFields(
  schema: FieldSchema,
  values: readonly unknown[],
  around: Surroundings,
  group?: string,
): FormField[] {
  const needed = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    formField(field, needed.has(name), { name, group, values: within(values, name), around }),
  );
}
