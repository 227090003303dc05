import { codeOf, firstAct } from "../lib/deferred/lazy-code";
import { lazyParts } from "../lib/deferred/lazy-part";

const lazyPart = lazyParts(
  codeOf("open-points", firstAct, async () => (await import("./trust-parts")).trustParts),
);

/** What the company has not confirmed yet. */
export const LazyOpenPoints = lazyPart((parts) => parts.OpenPoints);

/** The other companies that pages may call. */
export const LazyThirdPartyTable = lazyPart((parts) => parts.ThirdPartyTable);
