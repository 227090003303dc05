/** @jest-environment jsdom */
import { isKeyOff, keepOpened, openedBefore, turnKey } from "../../../src/search/kept-search";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const page = (number: number) => ({ title: `Page ${number}`, page: "", path: `/${number}` });

test("what was opened last comes first, each once, and only a few", () => {
  for (const number of [1, 2, 3, 4, 5, 6, 2]) keepOpened(page(number));
  expect(openedBefore().map(({ path }) => path)).toEqual(["/2", "/6", "/5", "/4", "/3"]);
});

test.each([
  "{",
  "7",
  '{"path":"/x"}',
  '[null, 1, "x", {"title":"t"}, {"title":1,"page":"","path":"/x"}]',
  '[{"title":"t","page":"","path":"javascript:alert(1)"}]',
])("storage that somebody tampered with is empty: %s", (kept) => {
  localStorage.setItem("search-opened", kept);
  expect(openedBefore()).toEqual([]);
});

test("without storage it holds until the page is left, and nothing breaks", () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
  keepOpened(page(1));
  turnKey(false);
  turnKey(true);
  expect([openedBefore(), isKeyOff()]).toEqual([[page(1)], false]);
});
