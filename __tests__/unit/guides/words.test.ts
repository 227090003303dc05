import { lengthText, limitText } from "../../../src/templates/guide/tools/draft/counted";
import { countWords } from "../../../src/templates/guide/tools/word-count";
import { tools } from "../../helpers/site-content";

test.each([
  ["", 0],
  ["  \n ", 0],
  ["one", 1],
  ["two  words", 2],
  ["a well-known aunt's shop", 4],
  ["first line\nsecond – line", 4],
  ["नमस्ते दुनिया 2026", 3],
])("%j", (text, count) => {
  expect(countWords(text)).toBe(count);
});

const numbersIn = (text: string) => (text.replaceAll(",", "").match(/\d+/g) ?? []).map(Number);

test("a limit says what is left, and beyond it what is too much", () => {
  expect(numbersIn(limitText(100, 150, tools.drafts))).toEqual([100, 50]);
  expect(numbersIn(limitText(150, 150, tools.drafts))).toEqual([150, 0]);
  expect(numbersIn(limitText(160, 150, tools.drafts))).toEqual([160, 10]);
  expect(limitText(160, 150, tools.drafts)).not.toBe(limitText(140, 150, tools.drafts).replace("140", "160"));
});

test("a length says what is missing, that it is right, or what is too much", () => {
  const length = { least: 1000, most: 1500 };
  const said = (count: number) => numbersIn(lengthText(count, length, tools.drafts)).sort((a, b) => a - b);
  expect(said(400)).toEqual([400, 600, 1000]);
  expect(said(1200)).toEqual([1000, 1200, 1500]);
  expect(said(1600)).toEqual([100, 1600]);
});
