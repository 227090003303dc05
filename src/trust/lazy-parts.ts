import { codeOf, firstAct } from "../lib/deferred/lazy-code";
import { lazyParts } from "../lib/deferred/lazy-part";

const lazyPart = lazyParts(
  codeOf("open-points", firstAct, async () => (await import("./trust-parts")).trustParts),
);

export const LazyOpenPoints = lazyPart((parts) => parts.OpenPoints);

export const LazyThirdPartyTable = lazyPart((parts) => parts.ThirdPartyTable);
