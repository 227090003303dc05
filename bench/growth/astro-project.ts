import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { type ContentSize, multiplyContent } from "./multiply-content";
import { shareFolder } from "./share-folder";

const SOURCE = "bench/growth/astro";
const LOCK = "package-lock.json";

/** Installs Astro, and the Node version that it needs, from the committed lock file; skips it if installed. */
export function installAstro(folder: string): string {
  const kept = join(folder, LOCK);
  const wanted = readFileSync(join(SOURCE, LOCK), "utf8");
  const packages = join(folder, "node_modules");
  if (existsSync(packages) && existsSync(kept) && readFileSync(kept, "utf8") === wanted) return packages;
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", LOCK]) copyFileSync(join(SOURCE, name), join(folder, name));
  console.log(`Astro: installing into ${folder}`);
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return packages;
}

/**
 * Creates a copy of the Astro project with the same multiplied content; its pictures are prepared files.
 * `site` is our own source: both builds work out figures, sums and notes by the same functions.
 */
export function makeAstroProject(folder: string, packages: string, times: number): ContentSize {
  cpSync(SOURCE, folder, { recursive: true });
  cpSync("src", join(folder, "site"), { recursive: true });
  symlinkSync(packages, join(folder, "node_modules"), "dir");
  const size = multiplyContent("content", join(folder, "content"), times);
  shareFolder("static", join(folder, "public"));
  renameSync(join(folder, "content", "images"), join(folder, "public", "images"));
  return size;
}
