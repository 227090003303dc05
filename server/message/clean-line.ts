import { cleanText } from "./clean-text";

/** Text for one line: cleaned, every run of blanks or line breaks one space. Safe in a mail header. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}
