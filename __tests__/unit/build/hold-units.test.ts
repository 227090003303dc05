import type { Root } from "hast";
import { holdUnits, holdUnitsIn } from "../../../src/build/mdx/hold-units";

const shown = (text: string) => holdUnits(text).replaceAll("\u00a0", "~");

test.each([
  ["within 28 days of it", "within 28~days of it"],
  ["since 8 January 2026 alone", "since 8~January~2026 alone"],
  ["AUD 2,500 a year", "AUD~2,500 a year"],
  ["after 6 calendar months", "after 6~calendar months"],
  ["marks of Class 12 and more", "marks of Class~12 and more"],
  ["four of 9 dayrooms, 3 people", "four of 9 dayrooms, 3 people"],
])("%p stays together where a number has its unit", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test("headings stay as they are, texts within other elements are held", () => {
  const text = (value: string) => ({ type: "text" as const, value });
  const element = (tagName: string, value: string) => {
    return { type: "element" as const, tagName, properties: {}, children: [text(value)] };
  };
  const tree: Root = { type: "root", children: [element("h2", "2 weeks"), element("p", "2 weeks")] };
  holdUnitsIn(tree);
  expect(tree.children).toEqual([element("h2", "2 weeks"), element("p", "2\u00a0weeks")]);
});
