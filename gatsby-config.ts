import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { sitemapOptions, siteUrl } from "./src/node/export/search-engines";
import { JSON_RECORD } from "./src/node/graphql/create-nodes";
import { keepParsable } from "./src/node/internals/keep-parsable";
import { quickEncoders } from "./src/node/internals/quick-encoders";

quickEncoders();
keepParsable();

const files = (name: string, folder: string, ignore: string[] = []) => ({
  resolve: "gatsby-source-filesystem",
  options: { name, path: path.resolve(folder), ignore: ["**/.*", ...ignore] },
});

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { generateOnBuild: true, documentSearchPaths: ["./src/node/**/*.ts"] },
  plugins: [
    {
      resolve: "gatsby-plugin-emotion",
      // Inline source maps make each module many times larger, and webpack then splits chunks that belong together.
      options: { sourceMap: false, autoLabel: process.env.NODE_ENV === "production" ? "never" : "dev-only" },
    },
    files("content", "content", ["**/content/images/**", "**/content/videos/**"]),
    files("images", "content/images"),
    files("videos", "content/videos"),
    { resolve: "gatsby-transformer-json", options: { typeName: JSON_RECORD } },
    "gatsby-plugin-mdx",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["webp", "avif"],
          placeholder: "dominantColor",
          quality: 72,
          avifOptions: { quality: 46 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
