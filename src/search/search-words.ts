/** Lower case, without accents and without the plural's s: how words are compared. */
export function term(word: string): string {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.length > 3 && /[^su]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** The words of a text, as they are compared. */
export const words = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(term);
