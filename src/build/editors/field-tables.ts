import type { ContentType } from "../content-types/content-type";
import { type FieldSchema, fieldSchemaOf } from "../content-types/field-schema";

interface Row {
  readonly field: string;
  readonly isNeeded: boolean;
  readonly kind: string;
  readonly meaning: string;
}

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "number",
  integer: "whole number",
  boolean: "`true` or `false`",
  object: "fields",
};

const code = (value: unknown) => `\`${String(value)}\``;

/** How long or large a value may be. */
function limits({ type, minLength, maxLength, minItems, maxItems }: FieldSchema): string {
  const [least, most, unit] =
    type === "array" ? [minItems, maxItems, "entries"] : [minLength, maxLength, "characters"];
  if (most !== undefined)
    return least && least > 1 ? `, ${least} to ${most} ${unit}` : `, at most ${most} ${unit}`;
  return least ? (type === "array" ? `, at least ${least}` : "") : "";
}

function kindOf(schema: FieldSchema): string {
  if (schema.enum) return schema.enum.map(code).join(", ");
  if (schema.const !== undefined) return code(schema.const);
  if (schema.format === "date") return "date, YYYY-MM-DD";
  if (schema.format === "uri") return "address, https://…";
  if (schema.format === "email") return "e-mail address";
  if (schema.type === "array") {
    const item = schema.items?.type === "object" ? "" : ` of ${KINDS[schema.items?.type ?? ""] ?? "value"}s`;
    return `list${item}${limits(schema)}`;
  }
  return `${KINDS[schema.type ?? ""] ?? schema.type}${limits(schema)}`;
}

function rowsOf(schema: FieldSchema, prefix: string): Row[] {
  const needed = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const field = `${prefix}${key}`;
    const own: Row = {
      field,
      isNeeded: needed.has(key),
      kind: kindOf(value),
      meaning: value.description ?? value.items?.description ?? "",
    };
    const inner = value.type === "array" ? value.items : value;
    return [
      own,
      ...(inner?.properties ? rowsOf(inner, `${field}${value.type === "array" ? "[]" : ""}.`) : []),
    ];
  });
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

function tableOf(type: ContentType): string {
  const where = "file" in type.files ? type.files.file : `${type.files.folder}/*${type.files.ending}`;
  const rows = rowsOf(fieldSchemaOf(type), "").map(
    ({ field, isNeeded, kind, meaning }) =>
      `| \`${field}\` | ${isNeeded ? "yes" : ""} | ${cell(kind)} | ${cell(meaning)} |`,
  );
  const list = type.format === "json-list" ? "A list; each record has:\n\n" : "";
  return `### ${where}\n\n${list}| field | needed | what to write | meaning |\n| --- | --- | --- | --- |\n${rows.join("\n")}`;
}

/** What every field of every kind of content means, as Markdown. */
export function fieldTables(types: readonly ContentType[]): string {
  return types.map(tableOf).join("\n\n");
}
