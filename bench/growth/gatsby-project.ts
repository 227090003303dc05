import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

import { type ContentSize, multiplyContent } from "./multiply-content";
import { shareFolder } from "./share-folder";

/** What a build reads, besides content and packages. */
const COPIED = ["src", "package.json", "tsconfig.json"];

/**
 * Makes a copy of this project whose content is multiplied; `node_modules` is a link, pictures are shared.
 */
export function makeGatsbyProject(folder: string, times: number): ContentSize {
  mkdirSync(folder, { recursive: true });
  const configs = readdirSync(".").filter((name) => /^gatsby-.+\.tsx?$/.test(name));
  for (const name of [...COPIED, ...configs]) cpSync(name, join(folder, name), { recursive: true });
  shareFolder("static", join(folder, "static"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
  return multiplyContent("content", join(folder, "content"), times);
}
