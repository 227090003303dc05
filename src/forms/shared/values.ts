export type FieldShape<Shape> = { readonly [Name in keyof Shape]: string | readonly string[] };

/** Unvalidated values from storage or from the page's controls. */
export type RawValues = Readonly<Record<string, unknown>>;

/** Reads raw values; a value of an unexpected type becomes empty. */
export const readRaw = {
  text(raw: unknown): string {
    const value: unknown = Array.isArray(raw) ? raw[0] : raw;
    return typeof value === "string" ? value : "";
  },
  choices(raw: unknown, known: readonly string[]): string[] {
    return Array.isArray(raw) ? known.filter((choice) => raw.includes(choice)) : [];
  },
};

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

/** The initial values: text typed before hydration, else the draft, else empty. */
export function restoreValues<Shape extends FieldShape<Shape>>(
  empty: Shape,
  draft: Shape,
  typed: Shape,
): Shape {
  return { ...empty, ...filled(draft, empty), ...filled(typed, empty) };
}
