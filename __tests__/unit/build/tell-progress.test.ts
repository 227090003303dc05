/** @jest-environment node */
import { progressLine } from "../../../src/build/internals/ask-early";

test.each([
  [0, 200, 10_000, "pictures: 0 of 200"],
  [19, 200, 10_000, "pictures: 19 of 200"],
  [50, 200, 10_000, "pictures: 50 of 200, about 30 s left"],
  [199, 200, 50_000, "pictures: 199 of 200, about 1 s left"],
])("%d of %d pictures after %d ms: %s", (done, all, elapsed, line) => {
  expect(progressLine(done, all, elapsed)).toBe(line);
});
