import { term } from "./search-words";

/** A piece of an excerpt; those that the query met stand out. */
export interface Piece {
  readonly text: string;
  readonly isMet: boolean;
}

/** Letters of an excerpt, and of what stands before the first word that was met. */
const LENGTH = 150;
const BEFORE = 40;

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * The place of a text where a query met it.
 * @param terms words that were met, as `term` writes them
 */
export function excerpt(text: string, terms: readonly string[]): Piece[] {
  const met = new Set(terms);
  const matches = [...text.matchAll(WORD)].filter(([word]) => met.has(term(word)));
  const from = matches[0]?.index ?? 0;
  const start = from <= BEFORE ? 0 : text.indexOf(" ", from - BEFORE) + 1;
  const long = start + LENGTH < text.length;
  const end = long ? text.lastIndexOf(" ", start + LENGTH) : text.length;
  const pieces: Piece[] = [];
  let at = start;
  for (const { 0: word, index } of matches) {
    if (index < at || index + word.length > end) continue;
    pieces.push({ text: text.slice(at, index), isMet: false }, { text: word, isMet: true });
    at = index + word.length;
  }
  pieces.push({ text: `${text.slice(at, Math.max(at, end))}${long ? " …" : ""}`, isMet: false });
  if (start > 0) pieces.unshift({ text: "… ", isMet: false });
  return pieces.filter((piece) => piece.text !== "");
}
