import { readdirSync } from "node:fs";
import path from "node:path";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fixedPages } from "../../../src/build/content-types/page";
import { required } from "../../../src/words/required";

jest.mock("gatsby", () => ({ graphql: () => undefined, Link: "a", useStaticQuery: () => ({}) }));

const PAGES = "src/pages";
const components = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".tsx"),
);

type Page = Readonly<Record<"default" | "Head", ComponentType<{ readonly data: object }>>>;

/** Renders a page, or its head, with the query result that Gatsby returns when content lacks the page's record. */
function renderWithoutRecord(component: string, part: keyof Page): string {
  const page: Page = jest.requireActual(path.resolve(PAGES, component));
  return renderToStaticMarkup(createElement(page[part], { data: { pageText: null } }));
}

test("an existing value is returned, also an empty string", () => {
  expect(required("", "content/pages.json#about.alt")).toBe("");
});

test.each(fixedPages)("without its record $id, $component throws", ({ component, id }) => {
  for (const part of ["default", "Head"] as const) {
    expect(() => renderWithoutRecord(component, part)).toThrow(`content/pages.json#${id} is missing`);
  }
});

test("every fixed page but the home page is known to the check", () => {
  const known = fixedPages.map(({ component }) => component);
  expect([...known, "index.tsx"].sort()).toEqual([...components].sort());
});
