/** The page of all results of a query. */
export const resultsPath = (query: string) => `/search?${new URLSearchParams({ q: query })}`;
