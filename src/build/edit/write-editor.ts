import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import type { Content } from "../content/read-content";
import { contentTypes } from "../content-types/registry";
import { siteUrl } from "../export/search-engines";
import { formsOf } from "./collections";
import { EDITOR_TITLE, editorConfig } from "./config";
import { copySveltia } from "./copy-sveltia";
import { marks } from "./marks";
import type { EditSettings } from "./settings";

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

/** @param cms folder of Sveltia's script @param start name of our own script */
const page = (cms: string, start: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${EDITOR_TITLE}</title>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<p role="status"></p>
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
  const cms = await copySveltia(folder);
  const text = await startScript();
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
