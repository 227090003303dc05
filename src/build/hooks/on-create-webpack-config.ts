import type { GatsbyNode } from "gatsby";
import { bundleOptions } from "../bundles/bundle-options";

/** Divides what the browser loads. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setWebpackConfig(bundleOptions);
};
