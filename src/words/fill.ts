/**
 * A text from content with its places, such as `{count}`, filled in.
 * @param values by the names of the places
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
