import type { GatsbyNode } from "gatsby";
import { bundleOptions, minifyOptions } from "../bundles/bundle-options";

/** The part of Gatsby's configuration that is replaced and not added to. */
interface Minimised {
  readonly optimization: { minimizer: unknown[] };
}

/** Divides what the browser loads, and writes it small; its source maps stay out of the export. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  if (api.stage !== "build-javascript") return;
  api.actions.setWebpackConfig({ ...bundleOptions, devtool: false });
  const config: Minimised = api.getConfig();
  config.optimization.minimizer = [api.plugins.minifyJs(minifyOptions), api.plugins.minifyCss()];
  api.actions.replaceWebpackConfig(config);
};
