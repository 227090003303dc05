import { inOrder, monthName, monthSpan, monthsUntil } from "../../../src/lib/months";

test.each([
  ["May", { first: 4, last: 4 }],
  ["September to January", { first: 8, last: 0 }],
  ["sometime in May", undefined],
  ["Mai", undefined],
  ["May to", undefined],
])("%j is read", (text, span) => {
  expect(monthSpan(text)).toEqual(span);
});

test("a month after the end of a year is that of the next one", () => {
  expect(monthName(14)).toBe("March");
  expect(monthsUntil(1, 11)).toBe(2);
  expect(monthsUntil(4, 4)).toBe(0);
  expect(monthsUntil(2, 20)).toBe(6);
});

test("spans follow one another over the end of a year", () => {
  const texts = ["June to August", "September to January", "March", "February"];
  const spans = texts.flatMap((text) => monthSpan(text) ?? []);
  const ordered = inOrder(spans, 5).map(({ first, last }) => [first, last].join());
  expect(ordered).toEqual(["5,7", "8,12", "14,14", "25,25"]);
});
