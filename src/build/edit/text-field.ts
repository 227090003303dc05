import type { FieldSchema } from "../content-types/field-schema";
import { NO_BLANK_ENDS } from "../content-types/fields";
import type { FormField } from "./field";

/** Letters from which on a text gets a field of several lines. */
const SEVERAL_LINES = 90;
/** An address as far as a form can tell; the check knows more. */
const ADDRESS = "^https://[^\\s/]+\\.\\S+$";

type Settings = Omit<FormField, "name" | "label">;

/** Records of other files that a field names: the form offers them by name. */
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

function pattern({ pattern: own, format, refusal }: FieldSchema): Settings["pattern"] {
  if (format === "uri") return [ADDRESS, refusal ?? "is not a web address, expected https://…"];
  // The form itself takes blanks off the ends.
  if (own === undefined || own === NO_BLANK_ENDS.source) return undefined;
  return [own, refusal ?? "has not the form that is expected here"];
}

/** The settings of a field that holds one text. */
export function textField(schema: FieldSchema): Settings {
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
