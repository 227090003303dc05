import { nextTyping, type Typing, typingAtRest } from "../../../src/home/typing";

test("a single word gives way to itself", () => {
  let now: Typing = typingAtRest(["Go"]);
  const lengths = Array.from({ length: 5 }, () => {
    now = nextTyping(["Go"], now).typing;
    return now.length;
  });
  expect(lengths).toEqual([1, 0, 1, 2, 1]);
});
