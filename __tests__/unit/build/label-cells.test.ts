import type { Element, Root } from "hast";
import { labelCells } from "../../../src/build/mdx/label-cells";

const cell = (tagName: "td" | "th", text: string): Element => ({
  type: "element",
  tagName,
  properties: {},
  children: [{ type: "text", value: text }],
});
const parent = (tagName: string, children: Element[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

function cellsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element") return [];
    return child.tagName === "td" ? [child] : cellsOf(child);
  });
}

test("names every cell of a table but a row's first after its column", () => {
  const head = parent("thead", [
    parent(
      "tr",
      ["Country", "Register", "Check"].map((text) => cell("th", text)),
    ),
  ]);
  const rows = parent("tbody", [
    parent(
      "tr",
      ["Ireland", "A", "B"].map((text) => cell("td", text)),
    ),
    parent(
      "tr",
      ["Canada", "C", "D"].map((text) => cell("td", text)),
    ),
  ]);
  const tree: Root = { type: "root", children: [parent("p", []), parent("table", [head, rows])] };
  expect(cellsOf(labelCells(tree)).map(({ properties }) => properties?.dataHead)).toEqual([
    undefined,
    "Register",
    "Check",
    undefined,
    "Register",
    "Check",
  ]);
});
