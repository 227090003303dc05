import type { GatsbyNode } from "gatsby";
import { bundleOptions } from "../bundles/bundle-options";

/** Divides what the browser loads; its source maps stay out of the export. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ ...bundleOptions, devtool: false });
};
