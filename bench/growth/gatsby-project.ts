import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

import { type ContentSize, multiplyContent } from "./multiply-content";
import { shareFolder } from "./share-folder";

/** Input of a build besides content and packages. */
const COPIED = ["src", "package.json", "tsconfig.json"];

/** Creates a copy of this project with multiplied content; `node_modules` is a symlink, pictures are shared. */
export function makeGatsbyProject(folder: string, times: number): ContentSize {
  mkdirSync(folder, { recursive: true });
  const configs = readdirSync(".").filter((name) => /^gatsby-.+\.tsx?$/.test(name));
  for (const name of [...COPIED, ...configs]) cpSync(name, join(folder, name), { recursive: true });
  shareFolder("static", join(folder, "static"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
  return multiplyContent("content", join(folder, "content"), times);
}
