import type { MdxTools } from "../mdx/mdx-tools";
import type { MdxNode } from "../mdx/tree";
import type { Place } from "./content-file";

/** A figure as it is typed into a text. */
export interface TypedFigure {
  readonly text: string;
  readonly place: Place;
}

const AMOUNT = String.raw`\d[\d,.\u00a0]*\d|\d`;
const CURRENCY = "AUD|NZD|SGD|MYR|USD|CAD|EUR|GBP|AED|MUR|INR|NPR|RM|Rs";

/** Sums of money, shares, and spans of time: what goes stale while nobody looks. */
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

const isHoldsNow = (node: MdxNode | undefined) =>
  node?.type === "mdxJsxFlowElement" && node.name === "HoldsNow";

/** Parts of a text in which a figure would go stale: not a dated sentence that a note corrects right below. */
function watchedParts(nodes: readonly MdxNode[]): MdxNode[] {
  return nodes.filter((node, position) => isHoldsNow(node) || !isHoldsNow(nodes[position + 1]));
}

/** Finds the figures that are typed into a text's parts, in order. */
export function findFigures(parts: readonly MdxNode[], visit: MdxTools["visit"]): TypedFigure[] {
  const found: TypedFigure[] = [];
  for (const part of watchedParts(parts)) {
    visit(part, "text", ({ value, position }) => {
      const start = position?.start ?? { line: 1, column: 1 };
      for (const match of value.matchAll(FIGURE)) {
        const before = value.slice(0, match.index).split("\n");
        const column = (before.at(-1) ?? "").length + (before.length === 1 ? start.column : 1);
        found.push({ text: match[0], place: { line: start.line + before.length - 1, column } });
      }
    });
  }
  return found;
}
