import { holdUnits } from "../../../src/node/mdx/hold-units";

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
