import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleScript } from "../bundle-script";
import type { Content } from "../content/read-content";
import { contentTypes } from "../content-types/registry";
import { siteUrl } from "../export/search-engines";
import { type Forms, formsOf } from "./collections";
import { copySveltia } from "./copy-sveltia";
import { marks } from "./marks";
import type { EditSettings } from "./settings";

const NO_LIBRARIES = {
  stock_assets: false,
  cloudinary: false,
  uploadcare: false,
  aws_s3: false,
  azure_blob_storage: false,
  cloudflare_r2: false,
  digitalocean_spaces: false,
  backblaze_b2: false,
  bunny_storage: false,
  scaleway_object_storage: false,
  supabase_storage: false,
} as const;

const EDITOR_TITLE = "Edit the site";

/** The configuration of Sveltia CMS. Every change is a draft: a pull request that another person merges. */
function editorConfig(
  { singletons, collections }: Forms,
  { repo, branch, signIn }: EditSettings,
  siteUrl: string,
) {
  return {
    load_config_file: false,
    backend: {
      name: "github",
      repo,
      branch,
      ...(signIn ? { base_url: signIn } : { auth_methods: ["token"] }),
    },
    publish_mode: "editorial_workflow",
    site_url: siteUrl,
    app_title: EDITOR_TITLE,
    media_folder: "/content/images",
    public_folder: "/images",
    media_libraries: { default: { config: { slugify_filename: true } }, ...NO_LIBRARIES },
    show_preview_links: false,
    editor: { preview: false },
    collections,
    singletons,
  };
}

const hashed = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** @param cms folder of Sveltia's script @param start name of our own script */
const page = (cms: string, start: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${EDITOR_TITLE}</title>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<p role="status"></p>
<script src="/edit/${start}" data-editor="/edit/${cms}/sveltia-cms.js"></script>
</body>
</html>
`;

/** Writes the editor into the folder `edit` of a root; without settings an older one is only deleted. */
export async function writeEditor(root: string, content: Content, settings?: EditSettings): Promise<void> {
  const folder = path.join(root, "edit");
  await rm(folder, { recursive: true, force: true });
  if (!settings) return;
  const cms = await copySveltia(folder);
  const text = await bundleScript("src/node/edit/page/start.ts");
  const start = `start-${hashed(text)}.js`;
  await writeFile(path.join(folder, start), text);
  const forms = formsOf(contentTypes, content);
  const config = editorConfig(forms, settings, siteUrl());
  await writeFile(
    path.join(folder, "config.json"),
    JSON.stringify({ config, formats: forms.formats, marks: marks() }),
  );
  await writeFile(path.join(folder, "index.html"), page(cms, start));
}
