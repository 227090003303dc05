/** @jest-environment node */
import type { Content, Element, Text } from "hast";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { drawTree } from "../../../src/build/mdx/draw-tree";

type Component = Extract<Content, { type: "mdxJsxFlowElement" }>;

const text = (value: string): Text => ({ type: "text", value });
const element = (tagName: string, children: Element["children"], properties = {}): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});
const component = (
  name: string,
  children: Component["children"],
  attributes: Record<string, string> = {},
): Component => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: "mdxJsxAttribute",
    name: key,
    value,
  })),
  children,
});

function Note({ title, children }: { title?: string; children?: ReactNode }) {
  return <aside aria-label={title}>{children}</aside>;
}

const draw = (...children: Content[]) => renderToStaticMarkup(drawTree({ type: "root", children }, { Note }));

test("elements keep their text, classes and whitespace", () => {
  const link = element("a", [text("a page")], {
    href: "/contact",
    className: ["one", "two"],
    ariaLabel: "A",
  });
  expect(draw(element("p", [text("See "), link, text(".")]), text("\n"))).toBe(
    '<p>See <a href="/contact" class="one two" aria-label="A">a page</a>.</p>\n',
  );
});

test("line breaks between table cells are dropped", () => {
  const row = element("tr", [text("\n"), element("td", [text("a b")]), text("\n")]);
  expect(draw(element("table", [text("\n"), element("tbody", [text("\n"), row])]))).toBe(
    "<table><tbody><tr><td>a b</td></tr></tbody></table>",
  );
});

test("a component of the vocabulary is rendered with its attributes; others are refused", () => {
  expect(draw(component("Note", [element("p", [text("x")])], { title: "For parents" }))).toBe(
    '<aside aria-label="For parents"><p>x</p></aside>',
  );
  expect(() => draw(component("Marquee", []))).toThrow("<Marquee> is not a component for texts");
});
