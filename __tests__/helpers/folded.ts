/** A value with whitespace collapsed in all strings, as pages show them. */
export function folded(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\s+/g, " ");
  if (Array.isArray(value)) return value.map(folded);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, folded(item)]));
}
