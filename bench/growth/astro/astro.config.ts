import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import { defineConfig } from "astro/config";
import { completeText } from "./src/lib/complete-text";

/** As in the site: static output, no trailing slash, no network requests. The Markdown processor is Astro's own. */
const config = defineConfig({
  site: "https://bec.example",
  trailingSlash: "never",
  markdown: { processor: satteri({ hastPlugins: [completeText] }) },
  integrations: [mdx()],
  // The packages are shared by several projects, the cache is not.
  cacheDir: "./.cache",
  devToolbar: { enabled: false },
});

export default config;
