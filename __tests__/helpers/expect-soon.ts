import { isDeepStrictEqual } from "node:util";

/** How often something is read, and how many ms lie between: as `until`, but for what a locator finds. */
const TIMES = 400;
const POLLING = 50;

/** A text as a reader sees it: any space is a space, and what only forbids a line break is nothing. */
export const plain = (text: string | null): string =>
  (text ?? "").replaceAll("\u2060", "").replace(/\s+/g, " ").trim();

/**
 * Reads until it is as expected; React may be late by a moment.
 * @throws as `expect` does, with what was read last
 */
export async function expectSoon<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  let last = await read();
  for (let time = 0; time < TIMES && !isDeepStrictEqual(last, expected); time += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLLING));
    last = await read();
  }
  expect(last).toEqual(expected);
}
