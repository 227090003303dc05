/** What a page requires. @param place in content, e.g. `content/pages.json#about` @throws Error that names it */
export function required<Value>(value: Value | null | undefined, place: string): Value {
  if (value === null || value === undefined) throw new Error(`${place} is missing`);
  return value;
}
