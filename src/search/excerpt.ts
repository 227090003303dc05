import { term } from "./search-words";

export interface ExcerptPart {
  readonly text: string;
  readonly isMet: boolean;
}

/** Maximum characters of an excerpt, minimum when cut to whole sentences, and maximum before the first matched word. */
const LENGTH = 150;
const ENOUGH = 80;
const BEFORE = 110;

const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
// Avoids a lookbehind, which Safari before 16.4 cannot parse: the whole file would fail.
const SENTENCE = /[.!?।؟] +(?=[\p{Lu}\p{Lo}\p{N}])/gu;

const begins = (text: string) => [...text.matchAll(SENTENCE)].map(({ 0: gap, index }) => index + gap.length);

/** Where an excerpt begins: with the text, with the matched sentence, or inside that sentence if it is long. */
function beginOf(text: string, met: number): number {
  if (met <= BEFORE) return 0;
  const sentence = begins(text).findLast((begin) => begin <= met) ?? 0;
  return met - sentence <= BEFORE ? sentence : text.indexOf(" ", met - BEFORE) + 1;
}

/** A short part of a text: around the first word that a query matched, or the beginning if none did. */
export function excerpt(text: string, terms: readonly string[]): ExcerptPart[] {
  const met = new Set(terms);
  const matches = [...text.matchAll(WORD)].filter(([word]) => met.has(term(word)));
  const first = matches[0]?.index ?? 0;
  const start = beginOf(text, first);
  const long = start + LENGTH < text.length;
  const sentence = begins(text).findLast(
    (begin) => begin > first && begin >= start + ENOUGH && begin <= start + LENGTH,
  );
  const end = long ? (sentence ?? text.lastIndexOf(" ", start + LENGTH)) : text.length;
  const isCut = long && sentence === undefined;
  const parts: ExcerptPart[] = [];
  let at = start;
  for (const { 0: word, index } of matches) {
    if (index < at || index + word.length > end) continue;
    parts.push({ text: text.slice(at, index), isMet: false }, { text: word, isMet: true });
    at = index + word.length;
  }
  parts.push({ text: `${text.slice(at, Math.max(at, end))}${isCut ? " …" : ""}`, isMet: false });
  if (start > 0 && !/[.!?] $/.test(text.slice(0, start))) parts.unshift({ text: "… ", isMet: false });
  return parts.filter((part) => part.text !== "");
}
