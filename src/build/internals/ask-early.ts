import type { CreatePagesArgs, Store } from "gatsby";
import { z } from "zod";

const STATE = z.object({
  components: z.map(z.string(), z.object({ query: z.string(), pages: z.set(z.string()) })),
  pages: z.map(z.string(), z.object({ context: z.record(z.string(), z.unknown()).optional() })),
  staticQueryComponents: z.map(z.string(), z.object({ query: z.string() })),
});

let graphql: CreatePagesArgs["graphql"] | undefined;

/** Gatsby lends its way to ask only while pages are created. */
export function keepGraphql(lent: CreatePagesArgs["graphql"]): void {
  graphql = lent;
}

/**
 * Asks what the pages will ask, before the bundles are made and not after them: every answer that holds a picture
 * has it drawn, and drawing takes longest. Gatsby asks again when it makes the pages, and finds the pictures drawn
 * or waiting.
 */
export async function askEarly(store: Store): Promise<void> {
  if (!graphql) return;
  const { components, pages, staticQueryComponents } = STATE.parse(store.getState());
  for (const { query } of staticQueryComponents.values()) await graphql(query);
  for (const { query, pages: addresses } of components.values()) {
    // A template that asks nothing.
    if (query === "") continue;
    for (const address of addresses) await graphql(query, pages.get(address)?.context);
  }
}
