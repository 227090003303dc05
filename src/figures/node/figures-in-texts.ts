import { type ContentFile, type Problem, placeAt } from "../../node/content/content-file";
import type { Content } from "../../node/content/read-content";
import { recordsOf } from "../../node/content/walk";
import { blockNamed, type MdxNode, nodesIn, placeOf } from "../../node/mdx/parse-mdx";
import { writtenAttributes } from "../../node/mdx/written-attributes";
import { fact } from "../definition";

/** Matches claims that somebody confirmed a figure with its authority, and on which day. */
const CLAIM =
  /\b(?:checked|confirmed|verified|compared)\b[^.,;\n]{0,40}?\bon (\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4})/gi;

/** The day as in records; undefined if the calendar has no such day. */
function isoDay(text: string): string | undefined {
  const date = new Date(`${text} UTC`);
  // "31 Feb" would be the third of March.
  return date.getUTCDate() === Number.parseInt(text, 10) ? date.toISOString().slice(0, 10) : undefined;
}

export function claimedDays(content: Content): Problem[] {
  const days = new Set(recordsOf(content, fact).flatMap(({ data }) => data.confirmedOn ?? []));
  return content.files.flatMap(({ file, body = "" }) =>
    [...body.matchAll(CLAIM)]
      .filter(([, day = ""]) => !days.has(isoDay(day) ?? ""))
      .map(({ 0: claim, index }) => ({
        file,
        ...placeAt(body, index),
        message: `"${claim}" claims more than the register knows, expected "read on", or a record with that confirmedOn`,
      })),
  );
}

const AMOUNT = String.raw`\d[\d,.\u00a0]*\d|\d`;
const CURRENCY = "AUD|NZD|SGD|MYR|USD|CAD|EUR|GBP|AED|MUR|INR|NPR|RM|Rs";

/** Matches sums of money, percentages and work limits, which go out of date unnoticed. */
const FIGURE = new RegExp(
  [
    String.raw`\b(?:${CURRENCY})[\s\u00a0]?(?:${AMOUNT})`,
    String.raw`[$€£₹][\s\u00a0]?(?:${AMOUNT})`,
    String.raw`\b(?:${AMOUNT})[\s\u00a0](?:${CURRENCY}|dollars|euros|pounds|rupees|dirhams|ringgit|lakh)\b`,
    String.raw`\b(?:${AMOUNT})[\s\u00a0]?(?:%|per cent\b)`,
    String.raw`\b(?:${AMOUNT})[\s\u00a0-](?:hours?[\s\u00a0](?:a|per|each)[\s\u00a0](?:day|week|fortnight)|hours?|days?|weeks?|months?|years?)\b`,
  ].join("|"),
  "g",
);

/** Title of an aside that corrects the dated sentence above it. */
const CORRECTS = "What holds now";

function isCorrection(node: MdxNode | undefined): boolean {
  const note = blockNamed("Note", node);
  const attributes = note ? writtenAttributes(note) : [];
  return attributes.some(({ name, value }) => name === "title" && value === CORRECTS);
}

/** Content types in which a typed figure is an error; in others it is a warning. */
const STRICT: readonly string[] = ["Country", "Guide", "Subject", "Article", "Questions", "ParentsPage"];

export function mayTypeFigures({ type }: ContentFile): boolean {
  return !STRICT.includes(type.name);
}

/** Figures typed into a text, not taken from the register; a dated sentence may have one if an aside corrects it. */
export function typedFigures(content: ContentFile): Problem[] {
  const parts = content.tree?.children ?? [];
  const watched = parts.filter((node, place) => isCorrection(node) || !isCorrection(parts[place + 1]));
  return watched
    .flatMap((part) => nodesIn(part))
    .flatMap((node) => {
      if (node.type !== "text") return [];
      return [...node.value.matchAll(FIGURE)].map(({ 0: figure, index }) => ({
        file: content.file,
        ...placeAt(node.value, index, placeOf(node)),
        message: `"${figure}" is typed into the text, expected a fact of content/facts.json: <Fact id="…" />`,
      }));
    });
}
