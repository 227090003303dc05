/**
 * Accents of Latin letters; Arabic vowel signs, hamzas on letters, and the stroke that lengthens a word; the dot below
 * Indian letters; invisible joiners. Other marks are vowels and stay.
 */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c\u09bc\u0a3c\u0abc\u0b3c\u200c\u200d]/g;

/** Letters that people write in two ways: Devanagari's nasal sign, Arabic's last letters, Malayalam's short forms. */
const TWO_WAYS: Readonly<Record<string, string>> = {
  "\u0901": "\u0902",
  "\u0629": "\u0647",
  "\u0649": "\u064a",
  "\u0671": "\u0627",
  "\u0d7a": "\u0d23\u0d4d",
  "\u0d7b": "\u0d28\u0d4d",
  "\u0d7c": "\u0d30\u0d4d",
  "\u0d7d": "\u0d32\u0d4d",
  "\u0d7e": "\u0d33\u0d4d",
  "\u0d7f": "\u0d15\u0d4d",
};
const TWO_WAY_LETTERS = new RegExp(`[${Object.keys(TWO_WAYS).join("")}]`, "g");

/** Normalises a word for comparison: lower case, one way of writing it, without the plural's s. */
export function term(word: string): string {
  const plain = word
    .normalize("NFD")
    .replace(ACCENTS, "")
    .replace(TWO_WAY_LETTERS, (letter) => TWO_WAYS[letter] ?? letter)
    .normalize()
    .toLowerCase();
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
