import path from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * Names of the bundles. Every page carries the list of all of them: Gatsby's would name each page's component in it,
 * and hashes of 20 digits, which do not compress.
 */
const BUNDLE = { filename: "[name]-[contenthash:10].js", chunkFilename: "[id]-[contenthash:10].js" };

/**
 * How the browser's code is divided, on top of Gatsby's own settings.
 * Gatsby would make a chunk for each set of pages that share a component: a dozen files of one kilobyte, which compress badly.
 * Here a page has one chunk: what two kinds share is a few kilobytes, which compress best beside what is like them.
 */
const bundleOptions = {
  optimization: {
    // Webpack's own two kilobytes go into the app's bundle: alone they compress badly, and are a request more.
    runtimeChunk: false,
    splitChunks: { cacheGroups: { shared: false } },
  },
  resolve: {
    alias: {
      // Emotion's `withTheme` would need it, Gatsby's `Script`, in workers or not, and its service worker the others:
      // nothing here uses them.
      "hoist-non-react-statics": false,
      "gatsby-script": false,
      "@builder.io/partytown/integration": false,
      [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
      [path.resolve(".cache/register-service-worker.js")]: false,
    },
  },
};

/** How Terser writes them: for browsers that know modules, which know ES 2020, and without banners. */
const minifyOptions = {
  extractComments: false,
  terserOptions: {
    // Arrow functions cannot be called with `new`: no constructor here is written as a function without `this`.
    compress: { ecma: 2020, passes: 3, unsafe_arrows: true },
    mangle: true,
    output: { ecma: 2020, comments: false },
  },
};

/** The part of Gatsby's configuration that is replaced and not added to. */
interface Minimised {
  readonly optimization: { minimizer: unknown[] };
  readonly output: object;
}

/** Divides what the browser loads, and writes it small; its source maps stay out of the export. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  if (api.stage !== "build-javascript") return;
  api.actions.setWebpackConfig({ ...bundleOptions, devtool: false });
  const config: Minimised = api.getConfig();
  config.optimization.minimizer = [api.plugins.minifyJs(minifyOptions), api.plugins.minifyCss()];
  Object.assign(config.output, BUNDLE);
  api.actions.replaceWebpackConfig(config);
};
