import type { Place } from "../content/content-file";
import type { MdxTools } from "../mdx/mdx-tools";
import { isComponent, type MdxNode, type ParsedMdx, placeOf } from "../mdx/parse-mdx";
import { type WrittenAttribute, writtenAttributes } from "../mdx/written-attributes";
import { type PieceFault, pieceFaults } from "./piece-faults";
import { type QuestionNotes, questionNotes } from "./question-notes";
import { type SignFault, shownSigns } from "./signs";

export type BodyNote = { readonly place: Place } & (
  | { readonly kind: "heading"; readonly depth: number }
  | { readonly kind: "link"; readonly url: string }
  | { readonly kind: "figure"; readonly text: string }
  | { readonly kind: "component"; readonly name: string; readonly attributes: readonly WrittenAttribute[] }
  | { readonly kind: "image" | "program" | "braces" }
);

export interface ChapterNote {
  readonly place: Place;
  readonly name: string;
  readonly hasStandfirst: boolean;
}

/** All that the check wants to know of a text, or why it could not be parsed. */
export type BodyNotes =
  | {
      readonly ok: true;
      readonly isEmpty: boolean;
      readonly notes: readonly BodyNote[];
      readonly chapters: readonly ChapterNote[];
      readonly headings: readonly string[];
      readonly shownSigns: readonly SignFault[];
      readonly drawnFaults: readonly PieceFault[];
      readonly questionNotes: QuestionNotes;
    }
  | Extract<ParsedMdx, { ok: false }>;

const AMOUNT = String.raw`\d[\d,.\u00a0]*\d|\d`;
const CURRENCY = "AUD|NZD|SGD|MYR|USD|CAD|EUR|GBP|AED|MUR|INR|NPR|RM|Rs";

/** Sums of money, shares, and limits of work: what goes stale while nobody looks. */
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

/** Title of an aside that corrects the dated sentence right above it. */
const CORRECTS = "What holds now";

const isCorrection = (node: MdxNode | undefined) =>
  node?.type === "mdxJsxFlowElement" &&
  node.name === "Note" &&
  writtenAttributes(node).some(({ name, value }) => name === "title" && value === CORRECTS);

/** Parts of a text in which a figure would go stale: not a dated sentence that an aside corrects right below. */
function watchedParts(nodes: readonly MdxNode[]): MdxNode[] {
  return nodes.filter((node, position) => isCorrection(node) || !isCorrection(nodes[position + 1]));
}

function noteOf(node: MdxNode): BodyNote | undefined {
  const place = placeOf(node);
  switch (node.type) {
    case "heading":
      return { kind: "heading", depth: node.depth, place };
    case "link":
      return { kind: "link", url: node.url, place };
    case "image":
      return { kind: "image", place };
    case "mdxjsEsm":
      return { kind: "program", place };
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return { kind: "braces", place };
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return { kind: "component", name: node.name ?? "", attributes: writtenAttributes(node), place };
    default:
      return undefined;
  }
}

function figuresIn(parts: readonly MdxNode[], visit: MdxTools["visit"]): BodyNote[] {
  const found: BodyNote[] = [];
  for (const part of watchedParts(parts)) {
    visit(part, "text", (node) => {
      const start = placeOf(node);
      for (const match of node.value.matchAll(FIGURE)) {
        const before = node.value.slice(0, match.index).split("\n");
        const column = (before.at(-1) ?? "").length + (before.length === 1 ? start.column : 1);
        const place = { line: start.line + before.length - 1, column };
        found.push({ kind: "figure", text: match[0], place });
      }
    });
  }
  return found;
}

function wordsOf(node: MdxNode): string {
  if ("children" in node) return node.children.map(wordsOf).join("");
  return "value" in node ? node.value : "";
}

/** A standfirst is a block of its own; written in one line it is parsed as a paragraph that holds nothing else. */
function isStandfirst(node: MdxNode | undefined): boolean {
  if (node?.type === "paragraph") return node.children.length === 1 && isStandfirst(node.children[0]);
  return node !== undefined && isComponent(node) && node.name === "Standfirst";
}

function chaptersOf(nodes: readonly MdxNode[]): ChapterNote[] {
  return nodes.flatMap((node, position) => {
    if (node.type !== "heading" || node.depth !== 2) return [];
    const hasStandfirst = isStandfirst(nodes[position + 1]);
    return [{ place: placeOf(node), name: wordsOf(node), hasStandfirst }];
  });
}

export function bodyNotes(parsed: ParsedMdx, visit: MdxTools["visit"]): BodyNotes {
  if (!parsed.ok) return parsed;
  const notes: BodyNote[] = [];
  const headings: string[] = [];
  visit(parsed.tree, (node) => {
    if (node.type === "heading") headings.push(wordsOf(node));
    const note = noteOf(node);
    if (note) notes.push(note);
  });
  notes.push(...figuresIn(parsed.tree.children, visit));
  const { children } = parsed.tree;
  return {
    ok: true,
    isEmpty: children.length === 0,
    notes,
    chapters: chaptersOf(children),
    headings,
    shownSigns: shownSigns(parsed.tree, visit),
    drawnFaults: pieceFaults(parsed.tree),
    questionNotes: questionNotes(children),
  };
}
