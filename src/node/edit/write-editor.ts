import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { bundleScript } from "../bundle-script";
import type { Content } from "../content/read-content";
import { contentTypes } from "../content-types/registry";
import { siteUrl } from "../export/search-engines";
import { type Forms, formsOf } from "./collections";
import { marks } from "./marks";
import type { EditSettings } from "./settings";

const PACKAGES = "node_modules";
const SVELTIA = path.join(PACKAGES, "@sveltia", "cms");

/** Sveltia's font host, and our copies of its fonts. */
const FONT_HOST = "https://cdn.jsdelivr.net/fontsource/fonts/";
const FONTS: Readonly<Record<string, string>> = {
  "material-symbols-outlined:vf@5.3.7/latin-wght-normal.woff2":
    "@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2",
  "source-sans-3:vf@5.3.0/latin-wght-normal.woff2":
    "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  "noto-mono@5.3.0/latin-400-normal.woff2": "@fontsource/noto-mono/files/noto-mono-latin-400-normal.woff2",
};

/** Prefix of packages that Sveltia loads on demand; one of our fields needs one, `immutable`. */
const PACKAGE_HOST = "`https://unpkg.com/$";
const IMMUTABLE = "dist/immutable.es.js";

const MANIFEST = z.object({ version: z.string(), dependencies: z.object({ immutable: z.string() }) });

function dependency(name: string): string {
  const inside = path.join(SVELTIA, PACKAGES, name);
  return existsSync(inside) ? inside : path.join(PACKAGES, name);
}

/**
 * Copies Sveltia with what it would load from other hosts.
 * @returns its folder's name
 * @throws Error if Sveltia loads from addresses that are not listed above
 */
async function copySveltia(folder: string): Promise<string> {
  const stored: unknown = JSON.parse(await readFile(path.join(SVELTIA, "package.json"), "utf8"));
  const { version, dependencies } = MANIFEST.parse(stored);
  const name = `sveltia-${version}`;
  const target = path.join(folder, name);
  await cp(path.join(SVELTIA, "dist/chunks/react-dom.js"), path.join(target, "chunks/react-dom.js"));
  let text = await readFile(path.join(SVELTIA, "dist/sveltia-cms.js"), "utf8");
  for (const [address, file] of Object.entries(FONTS)) {
    text = text.replaceAll(`${FONT_HOST}${address}`, `/edit/${name}/${path.basename(file)}`);
    await cp(path.join(PACKAGES, file), path.join(target, path.basename(file)));
    const [scope = "", font = ""] = file.split("/");
    await cp(path.join(PACKAGES, scope, font, "LICENSE"), path.join(target, `${font}-license.txt`));
  }
  await cp(path.join(SVELTIA, "LICENSE.txt"), path.join(target, "license.txt"));
  const immutable = `immutable@${dependencies.immutable.replace(/^\D/, "")}`;
  await cp(path.join(dependency("immutable"), IMMUTABLE), path.join(target, immutable, IMMUTABLE));
  if (text.includes(FONT_HOST) || !text.includes(PACKAGE_HOST))
    throw new Error(`Sveltia CMS ${version} takes files from places that write-editor.ts does not know`);
  text = text.replace(PACKAGE_HOST, () => `\`/edit/${name}/$`);
  await writeFile(path.join(target, "sveltia-cms.js"), text.replace(/\n\/\/# sourceMappingURL=.*$/s, "\n"));
  return name;
}

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
