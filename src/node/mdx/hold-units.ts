import type { Content, Root } from "hast";
import { monthNames } from "../../lib/months";

const MONTHS = monthNames.join("|");
const UNITS = "(?:calendar )?(?:minute|hour|day|week|month|year)s?|per cent|lakhs?|pixels|words|characters";
const MONEY = "AUD|CAD|EUR|GBP|INR|MUR|MYR|NPR|NZD|SGD|USD|AED";

/** Matches spaces between number and unit, day, month and year, currency and amount, `Class` or `Step` and number. */
const JOINTS = new RegExp(
  String.raw`(?<=\d) (?=(?:${UNITS}|${MONTHS})\b)|(?<=\b(?:${MONTHS})) (?=\d{4}\b)|(?<=\b(?:${MONEY}|Class|Step)) (?=\d)`,
  "g",
);

/** Makes the spaces of `JOINTS` non-breaking. */
export const holdUnits = (text: string) => text.replace(JOINTS, "\u00a0");

function hold(node: Content): void {
  if (node.type === "text") node.value = holdUnits(node.value);
  else if ("children" in node) for (const child of node.children) hold(child);
}

/** Makes the same spaces of a tree non-breaking, except in headings, by whose text pages find chapters. */
export function holdUnitsIn(tree: Root): void {
  for (const node of tree.children) if (node.type !== "element" || !/^h\d$/.test(node.tagName)) hold(node);
}
