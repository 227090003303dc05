import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import type { Content } from "../content/read-content";
import { contentTypes } from "../content-types/registry";
import { siteUrl } from "../export/search-engines";
import { formsOf } from "./collections";
import { editorConfig } from "./config";
import type { EditSettings } from "./settings";

const SVELTIA = path.join("node_modules", "@sveltia", "cms");
const FONTS: Readonly<Record<string, string>> = {
  "material-symbols-outlined:vf@5.3.7/latin-wght-normal.woff2":
    "@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2",
  "source-sans-3:vf@5.3.0/latin-wght-normal.woff2":
    "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  "noto-mono@5.3.0/latin-400-normal.woff2": "@fontsource/noto-mono/files/noto-mono-latin-400-normal.woff2",
};
/** Whence Sveltia would take its fonts. */
const FONT_HOST = "https://cdn.jsdelivr.net/fontsource/fonts/";

const hashed = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Our own script of the page, for browsers. */
async function startScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join("src", "build", "edit", "page", "start.ts")],
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
    legalComments: "none",
  });
  return outputFiles[0]?.text ?? "";
}

/**
 * Copies Sveltia's scripts with the fonts that they would take from another host.
 * @param folder the editor's @param name of the folder in it
 * @throws Error when a release of Sveltia wants a font that is not known here
 */
async function copySveltia(folder: string, name: string): Promise<void> {
  const target = path.join(folder, name);
  await mkdir(path.join(target, "chunks"), { recursive: true });
  await copyFile(
    path.join(SVELTIA, "dist", "chunks", "react-dom.js"),
    path.join(target, "chunks", "react-dom.js"),
  );
  let text = await readFile(path.join(SVELTIA, "dist", "sveltia-cms.js"), "utf8");
  for (const [address, file] of Object.entries(FONTS)) {
    text = text.replaceAll(`${FONT_HOST}${address}`, `/edit/${name}/${path.basename(file)}`);
    await copyFile(path.join("node_modules", file), path.join(target, path.basename(file)));
  }
  if (text.includes(FONT_HOST))
    throw new Error("Sveltia CMS takes a font that write-editor.ts does not know");
  await writeFile(path.join(target, "sveltia-cms.js"), text.replace(/\n\/\/# sourceMappingURL=.*$/s, "\n"));
}

/** @param cms folder of Sveltia's script @param start name of our own script */
const page = (cms: string, start: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<script src="/edit/${start}" data-editor="/edit/${cms}/sveltia-cms.js"></script>
</body>
</html>
`;

/**
 * Writes the editor and its configuration in place of an older one.
 * @param root folder that is served as the site's root; all of it stands in its folder `edit`
 * @param settings without them an older editor goes, and none comes
 */
export async function writeEditor(root: string, content: Content, settings?: EditSettings): Promise<void> {
  const folder = path.join(root, "edit");
  await rm(folder, { recursive: true, force: true });
  if (!settings) return;
  const { version } = JSON.parse(await readFile(path.join(SVELTIA, "package.json"), "utf8"));
  const cms = `sveltia-${version}`;
  await copySveltia(folder, cms);
  const text = await startScript();
  const start = `start-${hashed(text)}.js`;
  await writeFile(path.join(folder, start), text);
  const forms = formsOf(contentTypes, content);
  const config = editorConfig(forms, settings, siteUrl());
  await writeFile(path.join(folder, "config.json"), JSON.stringify({ config, formats: forms.formats }));
  await writeFile(path.join(folder, "index.html"), page(cms, start));
}
