import path from "node:path";
import { type JsMinifyOptions, minify } from "@swc/core";
import type { GatsbyNode } from "gatsby";

/**
 * Names of the bundles. Every page carries the list of all of them: Gatsby's would name each page's component in it,
 * and hashes of 20 digits, which do not compress.
 */
const BUNDLE = { filename: "[name]-[contenthash:10].js", chunkFilename: "[id]-[contenthash:10].js" };

/** One chunk a page: Gatsby's dozen files of one kilobyte would compress badly. */
const bundleOptions = {
  optimization: {
    // Webpack's own two kilobytes go into the app's bundle: alone they compress badly, and are a request more.
    runtimeChunk: false,
    splitChunks: { cacheGroups: { shared: false } },
  },
  // The renderer has written these styles into each page: browsers need them in development alone.
  module: { rules: [{ test: /-styles\.tsx?$/, sideEffects: false }] },
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

/** For browsers that know modules, which know ES 2020, and without banners. */
const written: JsMinifyOptions = {
  module: false,
  // No `unsafe_arrows`: SWC would also take functions that read `arguments`.
  compress: { ecma: 2020, passes: 3 },
  mangle: true,
  ecma: 2020,
  format: { comments: false },
};

/** SWC writes them, in place of Terser: smaller, and in a tenth of the time. It spreads its work over the processors itself. */
const minifyOptions = {
  extractComments: false,
  parallel: false,
  minify: async (files: Readonly<Record<string, string>>) => {
    const [code = ""] = Object.values(files);
    return { code: (await minify(code, written)).code };
  },
};

/** The rule that gatsby-plugin-typescript adds. Gatsby's own takes TypeScript too: each file went through Babel twice. */
const SECOND_RULE = String(/\.tsx?$/);

/** Gatsby's rule for fonts would write those below 10 KB into every page's script. */
const isForFonts = (test: unknown) => test instanceof RegExp && test.test(".woff2");

/** The parts of Gatsby's configuration that are replaced and not added to. */
interface Replaced {
  readonly module: { rules: readonly { readonly test?: unknown }[] };
  readonly optimization: { minimizer: unknown[] };
  readonly output: object;
}

/** Reads each file once; divides what the browser loads, and writes it small; its source maps stay out of the export. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const isForBrowsers = api.stage === "build-javascript";
  if (isForBrowsers) api.actions.setWebpackConfig({ ...bundleOptions, devtool: false });
  const config: Replaced = api.getConfig();
  config.module.rules = config.module.rules
    .filter(({ test }) => String(test) !== SECOND_RULE)
    .map((rule) => (isForFonts(rule.test) ? { ...rule, use: [api.loaders.file()] } : rule));
  if (isForBrowsers) {
    config.optimization.minimizer = [api.plugins.minifyJs(minifyOptions), api.plugins.minifyCss()];
    Object.assign(config.output, BUNDLE);
  }
  api.actions.replaceWebpackConfig(config);
};
