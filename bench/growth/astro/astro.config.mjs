import mdx from "@astrojs/mdx";
import { defineConfig } from "astro/config";

/** As the site's own: static, addresses without a slash at their end, nothing that calls out. */
const config = defineConfig({
  site: "https://bec.example",
  trailingSlash: "never",
  integrations: [mdx()],
  // The packages are shared by several projects, what they keep is not.
  cacheDir: "./.cache",
  devToolbar: { enabled: false },
});

export default config;
