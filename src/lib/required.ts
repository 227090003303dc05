/**
 * Returns a record, or a field of one, that a page requires.
 * @param place its place in content, e.g. `content/pages.json#about`
 * @throws Error with the place, so that the build stops instead of exporting an empty page
 */
export function required<Value>(value: Value | null | undefined, place: string): Value {
  if (value === null || value === undefined) throw new Error(`${place} is missing`);
  return value;
}
