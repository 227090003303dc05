/** Links to other pages in a sidebar. */
const MAX_NEIGHBOURS = 12;

/** The articles, guides, subjects or pages on trust that a sidebar shows: all, or the neighbours in a long list, so that pages do not grow with it. */
export function around<Item>(items: readonly Item[], position: number): Item[] {
  const first = Math.max(0, Math.min(position - MAX_NEIGHBOURS / 2, items.length - MAX_NEIGHBOURS));
  return items.slice(first, first + MAX_NEIGHBOURS);
}

interface Context {
  readonly nodeModel: { readonly getNodesByIds: (query: { ids: string[]; type: string }) => unknown[] };
}

/** The pages beside a page, as `createPages` chose them: it depends only on these and not on all pages of its type. */
export function neighboursResolver(type: string) {
  return {
    type: `[${type}!]!`,
    args: { ids: "[String!]!" },
    resolve: (_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) =>
      nodeModel.getNodesByIds({ ids, type }),
  };
}
