/** Accents of Latin letters and Arabic vowel signs; in other scripts such marks are vowels and stay. */
const ACCENTS = /[\u0300-\u036f\u064b-\u0652]/g;

/** Normalises a word for comparison: lower case, without accents and without the plural's s. */
export function term(word: string): string {
  const plain = word.normalize("NFD").replace(ACCENTS, "").normalize().toLowerCase();
  return plain.length > 3 && /[^su]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** Dotted abbreviations: U.K., M.B.A., B.Sc. */
const DOTTED = /(^|[^\p{L}\p{N}])((?:\p{L}{1,2}\.)+\p{L}{1,3}(?![\p{L}\p{N}])\.?)/gu;

/** The normalised words of a text; a dotted abbreviation is one word, apostrophes are dropped. */
export const words = (text: string): string[] =>
  text
    .replace(/(\p{L})['’ʼ](?=\p{L})/gu, "$1")
    .replace(DOTTED, (_whole, before: string, short: string) => before + short.replaceAll(".", ""))
    .split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u)
    .filter(Boolean)
    .map(term);
