import { countWords, lengthText } from "../../../src/guides/tools/counted";

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

test.each([
  [400, "400 words, 600 more to reach 1,000"],
  [1200, "1,200 words, within 1,000 to 1,500"],
  [1600, "1,600 words, 100 too many"],
])("%d words where 1,000 to 1,500 are wanted: %s", (count, text) => {
  expect(lengthText(count, { least: 1000, most: 1500 })).toBe(text);
});
