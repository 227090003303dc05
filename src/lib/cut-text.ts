/** Splits a text into characters as people count them. Older browsers at least keep a letter and its marks together. */
function letters(text: string): readonly string[] {
  if ("Segmenter" in Intl) return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return text.match(/\P{M}\p{M}*/gu) ?? [];
}

/** The beginning of a text after a whole letter. @param room the most that it may measure, by `measure` */
export function cutText(
  text: string,
  room: number,
  measure: (letter: string) => number = (letter) => letter.length,
): string {
  let [kept, used] = ["", 0];
  for (const letter of letters(text)) {
    used += measure(letter);
    if (used > room) break;
    kept += letter;
  }
  return kept;
}
