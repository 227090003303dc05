/** One field of a form. The host imports this file too, so it imports nothing. */
export interface Field {
  /** Its name in the body and in browsers' autofill. */
  readonly name: string;
  readonly label?: string;
  /** `other` is the text for "Other" among the choices of the field `of`; `choices` is a list, the rest are text. */
  readonly kind: "text" | "email" | "phone" | "country" | "choices" | "other";
  /** Whether the rules refuse a blank one. */
  readonly isRequired: boolean;
}

/** A value for each field of a form, of one type for lists and of another for texts. */
export type ByField<Fields extends readonly Field[], List, Text> = {
  readonly [One in Fields[number] as One["name"]]: One["kind"] extends "choices" ? List : Text;
};

export type ValuesOf<Fields extends readonly Field[]> = ByField<Fields, readonly string[], string>;

type ListField<Fields extends readonly Field[]> = Extract<Fields[number], { readonly kind: "choices" }>;
export type TextFieldOf<Fields extends readonly Field[]> = Exclude<Fields[number], ListField<Fields>>;

/** Makes a value for each field, in the order of the fields. */
export function byField<const Fields extends readonly Field[], List, Text>(
  fields: Fields,
  make: {
    readonly list: (field: ListField<Fields>) => List;
    readonly text: (field: TextFieldOf<Fields>) => Text;
  },
): ByField<Fields, List, Text>;
export function byField(
  fields: readonly Field[],
  make: Record<"list" | "text", (field: never) => unknown>,
): unknown {
  return Object.fromEntries(
    fields.map((field) => {
      const makeOne = field.kind === "choices" ? make.list : make.text;
      // The kind has just chosen the function whose parameter the field is.
      return [field.name, makeOne(field as never)];
    }),
  );
}
