/** Marks that make text read in another order than it is stored; plain right-to-left marks stay. */
const REORDERING = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Text that may have several lines, without control characters, broken characters and reordering marks. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(REORDERING, "")
    .replace(/[^\P{Cc}\n\t]/gu, "");
}
