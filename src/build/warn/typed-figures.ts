import type { BodyTools } from "../check/check-body";
import type { ContentFile } from "../check/content-file";
import type { Problem } from "../check/problem";
import type { MdxNode } from "../mdx/tree";

const AMOUNT = String.raw`\d[\d,.\u00a0]*\d|\d`;
const CURRENCY = "AUD|NZD|SGD|MYR|USD|CAD|EUR|GBP|AED|MUR|INR|NPR|RM|Rs";

/** Sums of money, shares, and limits of work: what goes stale while nobody looks. */
const FIGURE = new RegExp(
  [
    String.raw`\b(?:${CURRENCY})[\s\u00a0]?(?:${AMOUNT})`,
    String.raw`[$€£₹][\s\u00a0]?(?:${AMOUNT})`,
    String.raw`\b(?:${AMOUNT})[\s\u00a0](?:${CURRENCY}|dollars|euros|pounds|rupees|dirhams|ringgit)\b`,
    String.raw`\b(?:${AMOUNT})[\s\u00a0]?(?:%|per cent\b)`,
    String.raw`\b(?:${AMOUNT})[\s\u00a0]hours[\s\u00a0](?:a|per|each)[\s\u00a0](?:day|week|fortnight)\b`,
  ].join("|"),
  "g",
);

const isHoldsNow = (node: MdxNode | undefined) =>
  node?.type === "mdxJsxFlowElement" && node.name === "HoldsNow";

/** Parts of a text in which a figure would go stale: not those that a note corrects right below. */
function watchedParts(nodes: readonly MdxNode[]): MdxNode[] {
  return nodes.filter((node, position) => !isHoldsNow(node) && !isHoldsNow(nodes[position + 1]));
}

/** Figures typed into a text, where the register should state them with source and date. */
export function typedFigures(content: ContentFile, { parse, visit }: BodyTools): Problem[] {
  if (content.body === undefined) return [];
  const parsed = parse(content.body);
  if (!parsed.ok) return [];
  const found: Problem[] = [];
  for (const part of watchedParts(parsed.tree.children)) {
    visit(part, "text", ({ value, position }) => {
      for (const match of value.matchAll(FIGURE)) {
        const before = value.slice(0, match.index).split("\n");
        const column =
          (before.at(-1) ?? "").length + (before.length === 1 ? (position?.start.column ?? 1) : 1);
        found.push({
          file: content.file,
          line: (position?.start.line ?? 1) + before.length - 1,
          column,
          message: `"${match[0]}" is typed into the text, expected a fact of content/facts.json: <Fact id="…" />`,
        });
      }
    });
  }
  return found;
}
