/** A text as a message shows it: at most 60 characters. */
export function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
