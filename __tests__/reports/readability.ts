import { readFileSync } from "node:fs";
import { all, type Node, treeOf } from "../rules/export/tree";
import { exportedFile, exportedRoutes } from "../visits/exported-routes";
import type { Row } from "./report";

/** Maximum mean number of words per sentence of a page, for readers with little English. */
const MEAN = 15;
const NOTE = 6;
const LISTED = 3;
const INLINE = new Set("a abbr b bdi code em i mark s span strong sub sup time u".split(" "));
const UNREAD = new Set(["script", "style", "template", "select", "svg", "nav"]);
/** Link text for screen readers only. */
const UNSEEN = /\((?:opens in a new tab|source of: [^)]*)\)| on: .*/g;
/** The end of a sentence, also in Hindi and Arabic, except for full stops inside names and abbreviations. */
const END = /(?<=[.!?।؟]["”’)]?)(?<!\b(?:e\.g|i\.e|St|Dr|Mr|Ms|No|vs)\.)\s+(?=["“‘(]?[\p{Lu}\p{Lo}\d<])/u;

function linesOf({ tag, parts }: Node): string {
  if (UNREAD.has(tag)) return "";
  const text = parts.map((part) => (typeof part === "string" ? part.replace(/\s+/g, " ") : linesOf(part)));
  return INLINE.has(tag) ? text.join("") : `\n${text.join("")}\n`;
}

function blocksOfPage(html: string): string[] {
  const main = all(treeOf(html)).find(({ tag }) => tag === "main");
  return main ? linesOf(main).split("\n") : [];
}

/** Blocks of a text as it is written: each field of the front matter, each paragraph and entry; a figure is a word. */
function blocksOfText(source: string): string[] {
  const [, fields = "", body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const labels = fields.split("\nsources:")[0]?.match(/(?<=: |- )(?!\w+: ).{20,}/g) ?? [];
  const asked = [...body.matchAll(/asks="([^"]*)"/g)].map(([, question = ""]) => question);
  const plain = body
    .replace(/<(?:Fact|Amount|Earnings|KeptFor)\b[^>]*>/g, "N")
    .replace(/<[^>]*>|\*\*|`/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  return [...labels, ...asked, ...plain.split(/\n\s*\n|\n(?=\s*(?:[-|#]|\d+\. ))/)];
}

const wordsIn = (text: string) => text.match(/[\p{L}\d][^\s–—]*/gu) ?? [];

/** Sentences and sentence-like notes; names and labels are left out. */
function sentencesOf(blocks: readonly string[]): string[] {
  return blocks
    .flatMap((text) => text.replace(UNSEEN, "").replace(/\s+/g, " ").trim().split(END))
    .filter((one) => wordsIn(one).length > 1 && (/[.!?।؟:]["”’)]?$/.test(one) || wordsIn(one).length > NOTE));
}

function rowOfPage(what: string, blocks: readonly string[], listed: number): Row {
  const sentences = sentencesOf(blocks);
  const long = sentences.map((text) => ({ text, count: wordsIn(text).length }));
  const mean = long.reduce((sum, { count }) => sum + count, 0) / Math.max(1, long.length);
  const longest = long.sort((one, other) => other.count - one.count).slice(0, listed);
  const total = blocks.reduce((sum, text) => sum + wordsIn(text.replace(UNSEEN, "")).length, 0);
  const head = `mean ${mean.toFixed(1)} in ${long.length} sentences; ${total} words in all`;
  return {
    what,
    found: mean > MEAN,
    detail: [head, ...longest.map(({ text, count }) => `${count}: ${text}`)].join("\n"),
  };
}

/**
 * Reports the length of sentences of each exported page; `-- readability content/countries/uk.mdx …` reads source texts
 * instead, lists more long sentences, and needs no build.
 */
export async function readability(args: readonly string[]): Promise<readonly Row[]> {
  const texts = args.map((file) => rowOfPage(file, blocksOfText(readFileSync(file, "utf8")), 4 * LISTED));
  if (texts.length > 0) return texts;
  return exportedRoutes().map((route) => {
    const html = readFileSync(exportedFile(route) ?? "", "utf8");
    return rowOfPage(route, blocksOfPage(html), LISTED);
  });
}
