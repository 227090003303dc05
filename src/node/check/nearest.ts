import { distance } from "fastest-levenshtein";

/** Longest word that is compared, in characters. */
const LONGEST = 200;

/** `; did you mean "…"?`; empty if all candidates differ in more than two letters and two fifths of the word. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  if (word.length > LONGEST) return "";
  const [best] = [...candidates]
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.edits - other.edits);
  return best && best.edits <= Math.max(2, word.length * 0.4) ? `; did you mean "${best.candidate}"?` : "";
}
