import path from "node:path";
import { type JsMinifyOptions, minify } from "@swc/core";
import type { GatsbyNode } from "gatsby";

/** Every page lists all bundles: Gatsby's names would contain components and 20-digit hashes, which do not compress. */
const BUNDLE = { filename: "[name]-[contenthash:10].js", chunkFilename: "[id]-[contenthash:10].js" };

/** One chunk per page; Gatsby's dozen files of one kilobyte compress badly. */
const bundleOptions = {
  optimization: {
    // Webpack's runtime, of two kilobytes, compresses badly alone and costs a request.
    runtimeChunk: false,
    splitChunks: { cacheGroups: { lib: false, shared: false } },
  },
  // The renderer has inlined these styles in each page; browsers only need them in development.
  module: { rules: [{ test: /-styles\.tsx?$/, sideEffects: false }] },
  resolve: {
    alias: {
      // Unused modules: of Emotion's `withTheme`, and of Gatsby's `Script` and service worker.
      "hoist-non-react-statics": false,
      "gatsby-script": false,
      "@builder.io/partytown/integration": false,
      [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
      [path.resolve(".cache/register-service-worker.js")]: false,
    },
  },
};

/** Output for browsers with modules, which support ES 2020; without license banners. */
const written: JsMinifyOptions = {
  module: false,
  // Without `unsafe_arrows`, which would also convert functions that read `arguments`.
  compress: { ecma: 2020, passes: 3 },
  mangle: true,
  ecma: 2020,
  format: { comments: false },
};

/** Chromium compiles the whole file beside the main thread, which otherwise compiles each function when it is called. */
const COMPILE_AT_ONCE = "//# allFunctionsCalledOnLoad\n";

/** Minified by SWC instead of Terser: smaller, and in a tenth of the time. SWC uses all processors by itself. */
const minifyOptions = {
  extractComments: false,
  parallel: false,
  minify: async (files: Readonly<Record<string, string>>) => {
    const [code = ""] = Object.values(files);
    return { code: COMPILE_AT_ONCE + (await minify(code, written)).code };
  },
};

/** The rule of gatsby-plugin-typescript; Gatsby's own handles TypeScript, too: files would go through Babel twice. */
const SECOND_RULE = String(/\.tsx?$/);

const CODE_RULE = String(/\.(js|mjs|jsx|ts|tsx)$/);

/** Gatsby's rule for fonts would inline those below 10 KB into every page's script. */
const isForFonts = (test: unknown) => test instanceof RegExp && test.test(".woff2");

interface Loader {
  readonly options?: object;
}

interface Rule {
  readonly test?: unknown;
  readonly use?: readonly Loader[] | ((file: object) => readonly Loader[]);
}

interface Replaced {
  entry: { readonly app: unknown };
  readonly module: { rules: readonly Rule[] };
  readonly optimization: { minimizer: unknown[] };
  readonly output: object;
}

/** Gives Gatsby's rule for code our presets in place of its own (`modern-code.ts`). */
function forOurBrowsers(rule: Rule): Rule {
  const { test, use } = rule;
  if (String(test) !== CODE_RULE || typeof use !== "function") return rule;
  const configFile = path.resolve("src/node/internals/modern-code.json");
  return {
    ...rule,
    use: (file) => use(file).map((loader) => ({ ...loader, options: { ...loader.options, configFile } })),
  };
}

/** React is evaluated with Gatsby's chunk of it, before the app's: at once they are the start's longest task. */
const reactFirst = (app: unknown) => ({
  framework: ["react", "react-dom/client"],
  app: { import: app, dependOn: "framework" },
});

/** Configures webpack: one pass per file, own chunks, SWC minification, no source maps in the export. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const isForBrowsers = api.stage === "build-javascript";
  if (isForBrowsers) api.actions.setWebpackConfig({ ...bundleOptions, devtool: false });
  const config: Replaced = api.getConfig();
  config.module.rules = config.module.rules
    .filter(({ test }) => String(test) !== SECOND_RULE)
    .map((rule) => (isForFonts(rule.test) ? { ...rule, use: [api.loaders.file()] } : rule))
    .map((rule) => (isForBrowsers ? forOurBrowsers(rule) : rule));
  if (isForBrowsers) {
    config.optimization.minimizer = [api.plugins.minifyJs(minifyOptions), api.plugins.minifyCss()];
    Object.assign(config.output, BUNDLE);
    config.entry = reactFirst(config.entry.app);
  }
  api.actions.replaceWebpackConfig(config);
};
