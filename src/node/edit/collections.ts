import path from "node:path";
import type { Content } from "../content/read-content";
import type { ContentType } from "../content-types/content-type";
import type { FieldSchema } from "../content-types/field-schema";
import { isFixed } from "../content-types/labels";
import { recordSchemaOf } from "../content-types/registry";
import { fileSchema } from "./editors-form";
import type { FormField, Surroundings } from "./fields";
import { entriesOf, formFields } from "./fields";
import { fieldLabel, namingField } from "./labels";

/** A schema for labels, which have no definition: each is a required text, and a list of them may not be empty. */
function shapeOf(value: unknown): FieldSchema {
  if (Array.isArray(value)) return { type: "array", items: shapeOf(value[0]), minItems: 1 };
  if (typeof value !== "object" || value === null) return { type: "string", minLength: 1 };
  const entries = Object.entries(value).map(([key, inner]): [string, FieldSchema] => [key, shapeOf(inner)]);
  return { type: "object", required: Object.keys(value), properties: Object.fromEntries(entries) };
}

/** How the editor's script reads and writes one kind of file. */
export interface FileFormat {
  readonly name: string;
  readonly extension: "json" | "mdx";
  readonly schema: FieldSchema;
}

/** A file's short name in the editor's addresses: `words/forms.json` becomes `words-forms`. */
export const formName = (file: string) => file.replace(/\.json$/, "").replaceAll("/", "-");

/** The editor's fields for the records of a list, and for the text of an MDX file. */
const LIST = "records";
const BODY = "body";

/** The folder that most of a field's pictures are in, e.g. `/team`; empty without one. */
function commonFolder(values: readonly unknown[]): string {
  const folders = values
    .flat()
    .flatMap((value) => (typeof value === "string" ? [path.posix.dirname(value)] : []));
  const count = (folder: string) => folders.filter((one) => one === folder).length;
  const [first] = [...new Set(folders)].sort((a, b) => count(b) - count(a));
  return first === undefined || first === "." ? "" : `/${first}`;
}

const extensionOf = ({ format }: ContentType) => (format === "mdx" ? "mdx" : "json");

function listField({ label, mayBeEmpty }: ContentType, fields: readonly FormField[]): FormField {
  return {
    name: LIST,
    label,
    widget: "list",
    root: true,
    ...(mayBeEmpty ? { required: false } : { min: 1 }),
    ...entriesOf(label, fields),
  };
}

function collection(type: ContentType, folder: string, values: readonly unknown[], around: Surroundings) {
  const ofRecord = formFields(recordSchemaOf(type), values, around);
  const fields =
    type.format === "mdx"
      ? [...ofRecord, { name: BODY, label: "Text", widget: "marked-text", required: true }]
      : ofRecord;
  const named = namingField(ofRecord.map(({ name }) => name)) ?? BODY;
  return {
    name: folder,
    label: type.label,
    folder: `content/${folder}`,
    format: type.name,
    identifier_field: named,
    summary: named === BODY ? "{{slug}}" : `{{${named}}}`,
    slug: {
      template: named === BODY ? "{{uuid_short}}" : `{{${named}}}`,
      editable: ["create"],
      hint: "Last part of the page's address: lower-case letters, digits and hyphens",
      pattern: ["^[a-z0-9]+(?:-[a-z0-9]+)*$", "has not the form that is expected here"],
    },
    create: type.startedInFiles !== true,
    // Publishing is off, because another person merges.
    publish: false,
    fields,
  };
}

const singleton = (type: ContentType, file: string, label: string, fields: readonly FormField[]) => ({
  name: formName(file),
  label,
  file: `content/${file}`,
  format: type.name,
  fields,
});

export type Forms = ReturnType<typeof formsOf>;

/** The editor's forms for all content that people write. */
export function formsOf(types: readonly ContentType[], { files }: Content) {
  const slugs = files.filter(({ type }) => type.name === "Country").map(({ slug }) => slug);
  const around: Surroundings = { places: [...slugs, "company", "home"], folderOf: commonFolder };
  const singletons: ReturnType<typeof singleton>[] = [];
  const collections: ReturnType<typeof collection>[] = [];
  const formats: FileFormat[] = [];
  for (const type of types.filter(({ writtenByCommand }) => !writtenByCommand)) {
    const ofType = files.filter((file) => file.type === type);
    const values = ofType.flatMap(({ records }) => records);
    const schema = recordSchemaOf(type);
    if ("file" in type.files) {
      const fields = formFields(schema, values, around);
      const whole = type.format === "json-list" ? [listField(type, fields)] : fields;
      singletons.push(singleton(type, type.files.file, type.label, whole));
    } else if (Object.keys(schema.properties ?? {}).length > 0) {
      collections.push(collection(type, type.files.folder, values, around));
    } else {
      for (const { file, slug, records } of ofType.filter((one) => !isFixed(one.slug))) {
        const fields = formFields(shapeOf(records[0]), records, around);
        const label = `${type.label}: ${fieldLabel(slug)}`;
        singletons.push(singleton(type, file.replace(/^content\//, ""), label, fields));
      }
    }
    formats.push({ name: type.name, extension: extensionOf(type), schema: fileSchema(type, schema) });
  }
  return { singletons, collections, formats };
}
