import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleEarly } from "./bundle-early";
import { pageBlock } from "./page-block";
import { readChunks } from "./read-chunks";

/** Gatsby writes its scripts between these marks, and again when bundles change and pages do not. */
const SCRIPTS =
  /(<!-- slice-start id="_gatsby-scripts-1" -->).*?(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

/** Address of the page that a file holds, as Gatsby's page data knows it. */
function pageOf(file: string): string {
  const address = `/${file.split(path.sep).join("/")}`;
  return address === "/404.html" ? address : address.replace(/\/index\.html$/, "") || "/";
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
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name));
  let written = 0;
  for (const file of files) {
    const html = await readFile(file, "utf8");
    if (!html.includes('id="___gatsby"')) continue;
    if (!SCRIPTS.test(html)) throw new Error(`${file}: Gatsby's scripts are not where they were expected`);
    const block = await pageBlock(root, pageOf(path.relative(root, file)), chunks);
    const deferred = html.replace(SCRIPTS, (_all, start, end) => start + block + early + end);
    if (deferred === html) continue;
    await writeFile(file, deferred);
    written += 1;
  }
  return written;
}
