/**
 * How exact a sum is: as exact as its least exact part.
 * @param bases what each part says of itself, as in the register: exact, about, from, up to
 * @returns the word for the sum; "about" where some parts end below and others above
 * @example sumBasis(["exact", "from"]) // "from"
 */
export function sumBasis(bases: readonly string[]): "exact" | "about" | "from" | "up to" {
  const [isFrom, isUpTo] = [bases.includes("from"), bases.includes("up to")];
  if (isFrom !== isUpTo) return isFrom ? "from" : "up to";
  return isFrom || bases.includes("about") ? "about" : "exact";
}
