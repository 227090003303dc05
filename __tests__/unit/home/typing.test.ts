import { nextTyping, type Typing, typingAtRest } from "../../../src/home/typing";

const WORDS = ["Education.", "BEC."];

/** Text of the line after each of the next changes, and the delay before it. */
function run(words: readonly string[], changes: number): { text: string; wait: number }[] {
  let now: Typing = typingAtRest(words);
  return Array.from({ length: changes }, () => {
    const { typing, wait } = nextTyping(words, now);
    now = typing;
    return { text: words[now.word]?.slice(0, now.length) ?? "", wait };
  });
}

test("the first word stands whole at rest", () => {
  expect(typingAtRest(WORDS)).toEqual({ word: 0, length: 10, isDeleting: false });
});

test("a whole cycle: rest 1000 ms, delete at 80 ms, type the next word at 150 ms, and round again", () => {
  expect(run(WORDS, 29)).toEqual([
    { text: "Education", wait: 1000 },
    { text: "Educatio", wait: 80 },
    { text: "Educati", wait: 80 },
    { text: "Educat", wait: 80 },
    { text: "Educa", wait: 80 },
    { text: "Educ", wait: 80 },
    { text: "Edu", wait: 80 },
    { text: "Ed", wait: 80 },
    { text: "E", wait: 80 },
    { text: "", wait: 80 },
    { text: "B", wait: 150 },
    { text: "BE", wait: 150 },
    { text: "BEC", wait: 150 },
    { text: "BEC.", wait: 150 },
    { text: "BEC", wait: 1000 },
    { text: "BE", wait: 80 },
    { text: "B", wait: 80 },
    { text: "", wait: 80 },
    { text: "E", wait: 150 },
    { text: "Ed", wait: 150 },
    { text: "Edu", wait: 150 },
    { text: "Educ", wait: 150 },
    { text: "Educa", wait: 150 },
    { text: "Educat", wait: 150 },
    { text: "Educati", wait: 150 },
    { text: "Educatio", wait: 150 },
    { text: "Education", wait: 150 },
    { text: "Education.", wait: 150 },
    { text: "Education", wait: 1000 },
  ]);
});

test("a single word gives way to itself", () => {
  expect(run(["Go"], 5).map(({ text }) => text)).toEqual(["G", "", "G", "Go", "G"]);
});
