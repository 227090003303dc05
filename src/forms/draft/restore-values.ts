import type { FieldShape } from "../field-shape";

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Those values that say something else than the empty form does. */
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
