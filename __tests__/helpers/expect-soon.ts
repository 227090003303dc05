import type { Locator } from "playwright-core";

/** How often something is read, and how many ms lie between: as `until`, for what locators find. */
const TIMES = 300;
const POLLING = 50;

/** A text as a reader sees it: any space is a space, and what only forbids a line break is nothing. */
export const plain = (text: string | null): string =>
  (text ?? "").replaceAll("\u2060", "").replace(/\s+/g, " ").trim();

export const textsOf = async (all: Locator): Promise<string[]> => (await all.allTextContents()).map(plain);

export const hasFocus = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => element === document.activeElement);

function isEqual(last: unknown, wanted: unknown): boolean {
  try {
    expect(last).toEqual(wanted);
    return true;
  } catch {
    return false;
  }
}

/** Reads until it is as expected, as React may be late by a moment; fails as `expect` does with what was read last. */
export const expectSoon = <Value>(read: () => Promise<Value>, expected: Value): Promise<void> =>
  expectSameSoon(read, async () => expected);

export const expectTexts = (all: Locator, texts: readonly unknown[]): Promise<void> =>
  expectSoon<readonly unknown[]>(() => textsOf(all), texts);

export const expectLinks = (all: Locator, addresses: readonly unknown[]): Promise<void> =>
  expectSoon<readonly unknown[]>(
    () => all.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    addresses,
  );

/** As `expectSoon`, where what is expected may be late itself, such as another page: both are read again each time. */
export async function expectSameSoon<Value>(
  read: () => Promise<Value>,
  expected: () => Promise<Value>,
): Promise<void> {
  let [last, wanted] = [await read(), await expected()];
  for (let time = 0; time < TIMES && !isEqual(last, wanted); time += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLLING));
    [last, wanted] = [await read(), await expected()];
  }
  expect(last).toEqual(wanted);
}
