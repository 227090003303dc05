/** What a page requires. @throws Error with its place, so that the build stops instead of exporting an empty page */
export function required<Value>(value: Value | null | undefined, place: string): Value {
  if (value === null || value === undefined) throw new Error(`${place} is missing`);
  return value;
}
