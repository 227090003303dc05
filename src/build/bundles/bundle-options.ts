/** The templates that are read, and often one after another. */
const READING = /^component---src-templates-/;

interface NamedChunk {
  readonly name?: string | null;
}

/**
 * How the browser's code is divided, on top of Gatsby's own settings.
 * Gatsby would make a chunk for each set of pages that share a component: a dozen files of one kilobyte, which compress badly.
 * Here a page has one chunk, and what the templates share has one.
 */
export const bundleOptions = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        shared: false,
        reading: {
          name: "reading",
          chunks: ({ name }: NamedChunk) => READING.test(name ?? ""),
          minChunks: 3,
          minSize: 0,
          priority: 10,
        },
      },
    },
  },
  resolve: {
    alias: {
      // Emotion's `withTheme` would need it, and Gatsby's `Script`, in workers or not, the others: nothing here uses them.
      "hoist-non-react-statics": false,
      "gatsby-script": false,
      "@builder.io/partytown/integration": false,
    },
  },
};
