/** A text without what may differ between content and page: capitals, kinds of quotation marks, dashes and blanks. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, "-")
    .replace(/[\s\u200b]+/g, " ")
    .trim();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A part of a word or of a number does not count: 200 is not in 1,200. */
const BEFORE = String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])`;
const AFTER = String.raw`(?![\p{L}\p{N}]|[.,]\p{N})`;

/** Whether a text has the words of a phrase. */
export const hasWords = (text: string, words: string): boolean =>
  new RegExp(`${BEFORE}${escaped(plain(words))}${AFTER}`, "u").test(plain(text));
