import mdx from "@astrojs/mdx";
import { defineConfig } from "astro/config";

/** As in the site: static output, no trailing slash, no network requests. */
const config = defineConfig({
  site: "https://bec.example",
  trailingSlash: "never",
  integrations: [mdx()],
  // The packages are shared by several projects, the cache is not.
  cacheDir: "./.cache",
  devToolbar: { enabled: false },
});

export default config;
