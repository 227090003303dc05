import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { type Chunks, pageBlock, readChunks } from "./page-block";

const EARLY = "src/gatsby/early/early.ts";

/** The inline script of every page, as small as it gets. */
async function bundleEarly(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(EARLY)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    legalComments: "none",
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`${EARLY} made no bundle`);
  return `<script>${bundle.text.trim()}</script>`;
}

/** Gatsby writes its scripts between these marks, and again when bundles change and pages do not. */
const SCRIPTS =
  /(<!-- slice-start id="_gatsby-scripts-1" -->).*?(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

/** Address of the page that a file holds, as Gatsby's page data knows it. */
function pageOf(file: string): string {
  const address = `/${file.split(path.sep).join("/")}`;
  return address === "/404.html" ? address : address.replace(/\/index\.html$/, "") || "/";
}

/** Defers a page's scripts; a file that Gatsby did not write, or that is done already, stays as it is. */
async function deferPage(root: string, name: string, chunks: Chunks, early: string): Promise<boolean> {
  const file = path.join(root, name);
  const html = await readFile(file, "utf8");
  if (!html.includes('id="___gatsby"')) return false;
  if (!SCRIPTS.test(html)) throw new Error(`${file}: Gatsby's scripts are not where they were expected`);
  const block = await pageBlock(root, pageOf(name), chunks);
  const deferred = html.replace(SCRIPTS, (_all, start, end) => start + block + early + end);
  if (deferred === html) return false;
  await writeFile(file, deferred);
  return true;
}

/**
 * Takes the script tags out of every page that Gatsby wrote and puts a data block and the early script there:
 * scripts start when they are wanted, and cost the first paint nothing. Running it again changes nothing.
 * @param root the exported site
 * @returns how many pages were written
 */
export async function deferScripts(root: string): Promise<number> {
  const [chunks, early, entries] = await Promise.all([
    readChunks(root),
    bundleEarly(),
    readdir(root, { recursive: true, withFileTypes: true }),
  ]);
  let written = 0;
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const name = path.relative(root, path.join(entry.parentPath, entry.name));
    if (await deferPage(root, name, chunks, early)) written += 1;
  }
  return written;
}
