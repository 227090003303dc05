/** The values that forms are made of: texts and lists of choices, by name. */
export type FieldShape<Shape> = { readonly [Name in keyof Shape]: string | readonly string[] };
