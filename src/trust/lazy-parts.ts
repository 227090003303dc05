import { codeOf, firstAct } from "../lib/deferred/lazy-code";
import { lazyParts } from "../lib/deferred/lazy-part";

const lazyPart = lazyParts(
  codeOf("third-parties", firstAct, async () => (await import("./trust-parts")).trustParts),
);

export const LazyThirdPartyTable = lazyPart((parts) => parts.ThirdPartyTable);
