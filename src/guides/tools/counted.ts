import guidesWords from "../../../content/words/guides.json";
import { fill } from "../../lib/fill";
import { grouped } from "../../lib/written";

const { sheet: words } = guidesWords;

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function wordsText(count: number): string {
  return count === 1 ? words.countOne : fill(words.count, { count: grouped(count) });
}

export function limitText(count: number, limit: number): string {
  const rest =
    count > limit
      ? fill(words.over, { count: grouped(count - limit) })
      : fill(words.left, { count: grouped(limit - count) });
  return `${wordsText(count)}, ${rest}`;
}

export function lengthText(
  count: number,
  { least, most }: { readonly least: number; readonly most: number },
): string {
  if (count > most) return limitText(count, most);
  const rest =
    count < least
      ? fill(words.more, { count: grouped(least - count), least: grouped(least) })
      : fill(words.within, { least: grouped(least), most: grouped(most) });
  return `${wordsText(count)}, ${rest}`;
}
