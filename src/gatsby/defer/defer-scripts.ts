import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { type Chunks, pageBlock, readChunks } from "./page-block";

const INLINE_SCRIPT = "src/gatsby/defer/inline-script.ts";

async function bundleEarly(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(INLINE_SCRIPT)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    legalComments: "none",
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`${INLINE_SCRIPT} made no bundle`);
  return bundle.text.trim();
}

/** Gatsby writes its scripts between these comments, and rewrites them when only bundles change. */
const SCRIPTS =
  /(<!-- slice-start id="_gatsby-scripts-1" -->).*?(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

/** Path of the page in an HTML file, as in Gatsby's page data. */
function pageOf(file: string): string {
  const address = `/${file.split(path.sep).join("/")}`;
  return address === "/404.html" ? address : address.replace(/\/index\.html$/, "") || "/";
}

/** Defers a page's scripts. Skips files that Gatsby did not write and files that are done. */
async function deferPage(root: string, name: string, chunks: Chunks, inlineScript: string): Promise<void> {
  const file = path.join(root, name);
  const html = await readFile(file, "utf8");
  if (!html.includes('id="___gatsby"')) return;
  if (!SCRIPTS.test(html)) throw new Error(`${file}: Gatsby's scripts are not where they were expected`);
  const block = await pageBlock(root, pageOf(name), chunks);
  const deferred = html.replace(
    SCRIPTS,
    (_all, start, end) => `${start}${block}<script>${inlineScript}</script>${end}`,
  );
  if (deferred !== html) await writeFile(file, deferred);
}

/** Starts the scripts of every page later, so that they do not delay the first paint. Idempotent. @returns the script in them */
export async function deferScripts(root: string): Promise<string> {
  const [chunks, inlineScript, entries] = await Promise.all([
    readChunks(root),
    bundleEarly(),
    readdir(root, { recursive: true, withFileTypes: true }),
  ]);
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const name = path.relative(root, path.join(entry.parentPath, entry.name));
    await deferPage(root, name, chunks, inlineScript);
  }
  return inlineScript;
}
