/** The values that forms are made of: texts and lists of choices, by name. */
export type FieldShape<Shape> = { readonly [Name in keyof Shape]: string | readonly string[] };

/** Values from outside (storage, or the page's own controls), not checked yet. */
export type RawValues = Readonly<Record<string, unknown>>;

/** Reads single raw values; one of an unexpected type becomes empty. */
export const readRaw = {
  /** A text: itself, the first of a list, or nothing. */
  text(raw: unknown): string {
    const value: unknown = Array.isArray(raw) ? raw[0] : raw;
    return typeof value === "string" ? value : "";
  },
  /** Those of the known choices that a list holds, in the order of `known`. */
  choices(raw: unknown, known: readonly string[]): string[] {
    return Array.isArray(raw) ? known.filter((choice) => raw.includes(choice)) : [];
  },
};

/** What a form's controls hold in the page, by name; each as a list. */
export function readControls(form: HTMLFormElement): RawValues {
  const data = new FormData(form);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)]));
}

/** Compares values of one form, or whole forms; fields must be in the same order. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function filled<Shape extends FieldShape<Shape>>(values: Shape, empty: Shape): Partial<Shape> {
  const result: Partial<Shape> = { ...values };
  for (const name in empty) {
    if (isSame(values[name], empty[name])) delete result[name];
  }
  return result;
}

/** What a form opens with: what the visitor typed before scripts ran, else the draft, else nothing. */
export function restoreValues<Shape extends FieldShape<Shape>>(
  empty: Shape,
  draft: Shape,
  typed: Shape,
): Shape {
  return { ...empty, ...filled(draft, empty), ...filled(typed, empty) };
}
