interface Ordered {
  readonly path: string;
  readonly order: number;
}

/**
 * Fails unless the paths are those of the pages, sorted by `order`.
 * Pages with the same `order` may be in any sequence.
 */
export function expectInOrder(shown: readonly (string | null)[], pages: readonly Ordered[]): void {
  const orders = new Map<string | null, number>(pages.map(({ path, order }) => [path, order]));
  expect([...shown].sort()).toEqual(pages.map(({ path }) => path).sort());
  expect(shown.map((path) => orders.get(path))).toEqual(pages.map(({ order }) => order));
}
