import { extractEmail, isBrowserEmail, isEmail, seemsCut } from "../../../src/forms/email";

test.each([
  ["asha@example.com.", "asha@example.com"],
  ["asha@example.com,", "asha@example.com"],
  ["  asha@example.com \n", "asha@example.com"],
  ["mailto:asha@example.com", "asha@example.com"],
  ["mailto:asha@example.com?subject=Hello", "asha@example.com"],
  ["Asha Rao <asha@example.com>", "asha@example.com"],
  ['"Rao, Asha" <asha@example.com>;', "asha@example.com"],
  ["<asha@example.com>", "asha@example.com"],
  ["(asha@example.com)", "asha@example.com"],
  ["“asha@example.com”", "asha@example.com"],
  ["asha\u200b@example.com", "asha@example.com"],
  ["ａｓｈａ＠example.com", "asha@example.com"],
  ["o'brien+x@mail.example.co.in", "o'brien+x@mail.example.co.in"],
  ["आशा@उदाहरण.भारत", "आशा@उदाहरण.भारत"],
])("%j is taken as %s", (typed, address) => {
  expect(extractEmail(typed)).toBe(address);
  expect(isEmail(address)).toBe(true);
});

test.each([
  ["a@b", true],
  ["asha@gmail", true],
  ["asha@gmail.com", false],
  ["asha", false],
  ["asha@", false],
])("%j seems cut, yet is accepted as browsers do: %s", (address, isCut) => {
  expect([seemsCut(address), isBrowserEmail(address)]).toEqual([isCut, isCut || isEmail(address)]);
});

test.each(
  [
    ["asha", "asha@", "@example.com", "asha@example", "asha@@example.com", "asha@exam ple.com"],
    ["asha@example..com", "asha@.example.com", "asha@example.com, ravi@example.com", "asha@example,com", ""],
  ].flat(),
)("%j is refused", (typed) => {
  expect(isEmail(extractEmail(typed))).toBe(false);
});
