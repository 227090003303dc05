/** How many letters of a word may be wrong: none of a short word or a number, where another letter is another meaning. */
export function mistakesIn(word: string): number {
  if (/\d/.test(word) || word.length < 5) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Whether two words differ by a misspelling: letters added, left out or wrong, two swapped counting as two. */
export function isMisspelt(typed: string, word: string): boolean {
  const most = mistakesIn(typed);
  if (most === 0 || Math.abs(typed.length - word.length) > most) return false;
  // Levenshtein's distance, row by row.
  let before = Array.from({ length: word.length + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let place = 1; place <= word.length; place += 1) {
      const isOther = typed.charAt(row - 1) !== word.charAt(place - 1);
      const [changed = 0, left = 0] = before.slice(place - 1, place + 1);
      next.push(Math.min(changed + Number(isOther), left + 1, (next[place - 1] ?? 0) + 1));
    }
    before = next;
  }
  return (before[word.length] ?? 0) <= most;
}
