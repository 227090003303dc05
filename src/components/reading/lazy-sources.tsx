import { lazy } from "react";
import { codeOf, firstAct } from "../lazy/lazy-code";
import { lazyPart } from "../lazy/lazy-part";
import type { FoldedSourcesProps } from "./folded-sources";

/**
 * The sources of a text, whose HTML is whole without their code. The build's renderer cannot wait for a file, so it gets
 * it at once; in the browser's bundles Gatsby writes another stage, and the first branch goes.
 */
export const LazySources = lazyPart<FoldedSourcesProps>(
  process.env.BUILD_STAGE === "build-html"
    ? require("./folded-sources").FoldedSources
    : lazy(async () => ({
        default: await codeOf(
          "sources",
          firstAct,
          async () => (await import("./folded-sources")).FoldedSources,
        ),
      })),
);
