/** A query string without the question mark; empty values are left out. */
export function queryOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
    .join("&");
}

/** A text for comparing names: lower case, without accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A name as it stands in an address: New Zealand becomes `new-zealand`. */
export function keyOf(name: string): string {
  return folded(name)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The keys listed in a parameter of an address; tolerates a full stop added by a chat app and a typed country name. */
export function keysIn(params: URLSearchParams, name: string): string[] {
  return params.getAll(name).flatMap((list) => list.split(",").map(keyOf));
}
