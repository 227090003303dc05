import type { Locator } from "playwright-core";

/** Maximum number of reads, and the pause between them in ms. */
const TIMES = 300;
const POLLING = 50;

/** A text as a reader sees it: any whitespace is a space. */
export const plain = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();

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

/**
 * Reads until the value is as expected, as React may render a little later; then fails like `expect`, with the last
 * value.
 */
export const expectSoon = <Value>(read: () => Promise<Value>, expected: Value): Promise<void> =>
  expectSameSoon(read, async () => expected);

export const expectTexts = (all: Locator, texts: readonly unknown[]): Promise<void> =>
  expectSoon<readonly unknown[]>(() => textsOf(all), texts);

export const expectLinks = (all: Locator, addresses: readonly unknown[]): Promise<void> =>
  expectSoon<readonly unknown[]>(
    () => all.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    addresses,
  );

/**
 * As `expectSoon`, but the expected value may also come late, such as another page's: both are read again each time.
 */
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
