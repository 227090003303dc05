import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

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
export async function copySveltia(folder: string): Promise<string> {
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
    throw new Error(`Sveltia CMS ${version} takes files from places that copy-sveltia.ts does not know`);
  text = text.replace(PACKAGE_HOST, () => `\`/edit/${name}/$`);
  await writeFile(path.join(target, "sveltia-cms.js"), text.replace(/\n\/\/# sourceMappingURL=.*$/s, "\n"));
  return name;
}
