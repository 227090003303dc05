import type { Element, Root } from "hast";
import type {} from "mdast-util-mdx";
import { renderBody } from "../../../src/node/mdx/render-body";

const element = (tagName: string, value: string, id?: string): Element => ({
  type: "element",
  tagName,
  properties: id ? { id } : {},
  children: [{ type: "text", value }],
});

const slot = (name: string, attributes: Readonly<Record<string, string>> = {}): Root["children"][number] => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: "mdxJsxAttribute",
    name: key,
    value,
  })),
  children: [],
});

const texts = { source: "", ended: "", days: "", earnings: "", table: "", chapter: "{n} of {count}" };

const tree: Root = {
  type: "root",
  children: [
    element("p", "Before."),
    element("h2", "Money", "money"),
    slot("Numbers", { of: "costs" }),
    element("p", "Much."),
    slot("Bill"),
    element("p", "More."),
    element("h2", "Later", "later"),
    slot("Picture", { name: "bus" }),
  ],
};

const render = (manner: Parameters<typeof renderBody>[4]) =>
  renderBody(tree, new Map(), "2024-07-15", { texts }, manner);

test("a text is cut where it places something, each part in its chapter", () => {
  const { parts } = render("apart");
  expect(parts.map(({ heading, slot: of, html }) => [heading, of ?? html])).toEqual([
    [undefined, "<p>Before.</p>"],
    ["Money", "Numbers"],
    ["Money", "<p>Much.</p>"],
    ["Money", "Bill"],
    ["Money", "<p>More.</p>"],
    ["Later", "Picture"],
  ]);
  expect(parts.map(({ of }) => of)).toEqual([undefined, "costs", undefined, undefined, undefined, "bus"]);
});

test("a guide's headings stay in its text, numbered among its chapters", () => {
  const { parts, html } = render({ before: 1, count: 3 });
  expect(parts).toHaveLength(6);
  expect(html).toMatch(/<h2 id="money">Money<\/h2><p[^>]*>2 of 3<\/p>/);
  expect(html).toMatch(/<h2 id="later">Later<\/h2><p[^>]*>3 of 3<\/p>/);
});
