import { around } from "../../../src/build/graphql/create-pages";

const pages = (count: number) => Array.from({ length: count }, (_, index) => index);

test("a short list is shown whole, whichever page is read", () => {
  expect(around(pages(7), 0)).toEqual(pages(7));
  expect(around(pages(7), 6)).toEqual(pages(7));
});

test.each([0, 5, 350, 699])("of 700 pages, page %i shows twelve, itself among them", (position) => {
  const shown = around(pages(700), position);
  expect(shown).toHaveLength(12);
  expect(shown).toContain(position);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});
