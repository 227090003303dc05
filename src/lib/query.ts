/** What stands behind the question mark of an address; values without a text are left out. */
export function queryOf(values: readonly (readonly [name: string, value: string])[]): string {
  return values.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join("&");
}
