/** What stands behind the question mark of an address; values without a text are left out. */
export function queryOf(values: readonly (readonly [name: string, value: string])[]): string {
  return values.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join("&");
}

/** Lower case, without accents: how names are compared. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A name as an address has it: New Zealand, `new-zealand`. */
export function keyOf(name: string): string {
  return folded(name)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The keys that an address lists under a name; a chat may have added a full stop, a person typed a country's name. */
export function keysIn(params: URLSearchParams, name: string): string[] {
  return params.getAll(name).flatMap((list) => list.split(",").map(keyOf));
}
