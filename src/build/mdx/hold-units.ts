import type { Content, Root } from "hast";

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const UNITS = "(?:calendar )?(?:minute|hour|day|week|month|year)s?|per cent|lakhs?|pixels|words|characters";
const MONEY = "AUD|CAD|EUR|GBP|INR|MUR|MYR|NPR|NZD|SGD|USD|AED";

/** Spaces between number and unit, day and month, currency and amount. */
const JOINTS = new RegExp(
  String.raw`(?<=\d) (?=(?:${UNITS}|${MONTHS})\b)|(?<=\b(?:${MONTHS})) (?=\d{4}\b)|(?<=\b(?:${MONEY}|Class|Step)) (?=\d)`,
  "g",
);

/** A text with those spaces made non-breaking. */
export const holdUnits = (text: string) => text.replace(JOINTS, "\u00a0");

function held<Node extends Content>(node: Node): Node {
  if (node.type === "text") return { ...node, value: holdUnits(node.value) };
  return "children" in node
    ? { ...node, children: node.children.map((child) => held(child as Content)) }
    : node;
}

/** The same for a tree; its headings stay as they are, since pages find chapters by their words. */
export function holdUnitsIn(tree: Root): Root {
  return {
    ...tree,
    children: tree.children.map((node) =>
      node.type === "element" && /^h\d$/.test(node.tagName) ? node : held(node),
    ),
  };
}
