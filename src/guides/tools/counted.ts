import guidesWords from "../../../content/words/guides.json";
import { fill } from "../../lib/fill";

const { sheet: words } = guidesWords;

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const digits = (count: number) => count.toLocaleString("en-GB");

export function wordsText(count: number): string {
  return count === 1 ? words.countOne : fill(words.count, { count: digits(count) });
}

export function limitText(count: number, limit: number): string {
  const rest =
    count > limit
      ? fill(words.over, { count: digits(count - limit) })
      : fill(words.left, { count: digits(limit - count) });
  return `${wordsText(count)}, ${rest}`;
}

export function lengthText(
  count: number,
  { least, most }: { readonly least: number; readonly most: number },
): string {
  if (count > most) return limitText(count, most);
  const rest =
    count < least
      ? fill(words.more, { count: digits(least - count), least: digits(least) })
      : fill(words.within, { least: digits(least), most: digits(most) });
  return `${wordsText(count)}, ${rest}`;
}
