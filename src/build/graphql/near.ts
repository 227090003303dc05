/** How many a sidebar lists. */
const MOST = 12;

/**
 * The part of an ordered list that a sidebar shows beside one of its members: all of a short list,
 * and of a long one what stands around the member, so that no page grows with the number of pages.
 */
export function around<Item>(items: readonly Item[], position: number): Item[] {
  const first = Math.max(0, Math.min(position - MOST / 2, items.length - MOST));
  return items.slice(first, first + MOST);
}

interface Context {
  readonly nodeModel: { readonly getNodesByIds: (query: { ids: string[]; type: string }) => unknown[] };
}

/**
 * The field by which a page gets the pages beside it, which `createPages` chose.
 * The page depends on these alone, and not on each page of the kind.
 */
export function nearResolver(type: string) {
  return {
    type: `[${type}!]!`,
    args: { ids: "[String!]!" },
    resolve: (_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) =>
      nodeModel.getNodesByIds({ ids, type }),
  };
}
