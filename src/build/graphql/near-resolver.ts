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
