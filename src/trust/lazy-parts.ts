import { codeOf, firstAct } from "../lib/deferred/lazy-code";
import { lazyParts } from "../lib/deferred/lazy-part";
import type { TrustParts } from "./trust-parts";

/*
 * The HTML of the parts below is whole without their code. The build's renderer cannot wait for a file, so it gets
 * them at once; in the browser's bundles Gatsby writes another stage, and the first branch goes.
 */
const built: TrustParts | undefined =
  process.env.BUILD_STAGE === "build-html" ? require("./trust-parts").trustParts : undefined;

const lazyPart = lazyParts(built, () =>
  codeOf("open-points", firstAct, async () => (await import("./trust-parts")).trustParts),
);

/** What the company has not confirmed yet. */
export const LazyOpenPoints = lazyPart((parts) => parts.OpenPoints);

/** The other companies that pages may call. */
export const LazyThirdPartyTable = lazyPart((parts) => parts.ThirdPartyTable);
