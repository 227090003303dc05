/** docs/decisions.md, "Constants". */
const TYPED_MS = 150;
const DELETED_MS = 80;
const PAUSE_MS = 1000;

export interface Typing {
  readonly word: number;
  readonly length: number;
  readonly isDeleting: boolean;
}

/** The state in the HTML and while paused: the whole first word. */
export function pausedTyping(words: readonly string[]): Typing {
  return { word: 0, length: words[0]?.length ?? 0, isDeleting: false };
}

/** The next state and the delay before it in ms: a word is typed, shown and deleted, then the next one follows. */
export function nextTyping(
  words: readonly string[],
  now: Typing,
): { readonly typing: Typing; readonly wait: number } {
  const { word, length, isDeleting } = now;
  const whole = words[word]?.length ?? 0;
  if (isDeleting && length === 0) {
    return { typing: { word: (word + 1) % words.length, length: 1, isDeleting: false }, wait: TYPED_MS };
  }
  if (isDeleting) return { typing: { ...now, length: length - 1 }, wait: DELETED_MS };
  if (length < whole) return { typing: { ...now, length: length + 1 }, wait: TYPED_MS };
  return { typing: { word, length: length - 1, isDeleting: true }, wait: PAUSE_MS };
}
