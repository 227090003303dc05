/** Accents of Latin letters, and the signs of Arabic vowels: other scripts write vowels with such marks. */
const ACCENTS = /[\u0300-\u036f\u064b-\u0652]/g;

/** Lower case, without accents and without the plural's s: how words are compared. */
export function term(word: string): string {
  const plain = word.normalize("NFD").replace(ACCENTS, "").normalize().toLowerCase();
  return plain.length > 3 && /[^su]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** Single letters with dots between them: U.K., M.B.A., B.Sc. */
const DOTTED = /(^|[^\p{L}\p{N}])((?:\p{L}{1,2}\.)+\p{L}{1,3}(?![\p{L}\p{N}])\.?)/gu;

/** The words of a text, as they are compared; dotted abbreviations are one word, apostrophes are dropped. */
export const words = (text: string): string[] =>
  text
    .replace(/(\p{L})['’ʼ](?=\p{L})/gu, "$1")
    .replace(DOTTED, (_whole, before: string, short: string) => before + short.replaceAll(".", ""))
    .split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u)
    .filter(Boolean)
    .map(term);
