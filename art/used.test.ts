import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const KIT = path.join(__dirname, "kit");
const FOLDERS = [KIT, path.join(__dirname, "scenes")];

/** A script or a scene: named without a dot before `.ts`, which a part of a scene has. */
const STANDS_ALONE = /^[^.]+\.ts$/;

/** All code and data that pictures are drawn with. */
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
).filter((file) => /\.(ts|json)$/.test(file));

/** Files of this package that a file imports. */
function importsOf(file: string): readonly string[] {
  return [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)].flatMap(([, address = ""]) => {
    const target = path.join(path.dirname(file), address);
    return [target, `${target}.ts`].filter((found) => existsSync(found));
  });
}

test("no shape and no list of points is left behind by the pictures it was for", () => {
  const scripts = readdirSync(__dirname)
    .filter((file) => STANDS_ALONE.test(file))
    .map((file) => path.join(__dirname, file));
  const scenes = files.filter((file) => !file.startsWith(KIT) && STANDS_ALONE.test(path.basename(file)));
  const used = new Set([...scripts, ...scenes]);
  for (const file of used) for (const target of importsOf(file)) used.add(target);
  const idle = files.filter((file) => !used.has(file));
  assert.deepEqual(
    idle.map((file) => path.relative(__dirname, file)),
    [],
  );
});

test("every list of points is drawn", () => {
  const idle = files
    .filter((file) => file.endsWith(".paths.json"))
    .flatMap((file) => {
      const lists: Record<string, unknown> = JSON.parse(readFileSync(file, "utf8"));
      const code = readFileSync(file.replace(/\.paths\.json$/, ".ts"), "utf8");
      return Object.keys(lists)
        .filter((name) => !new RegExp(`\\bpaths\\.${name}\\b`).test(code))
        .map((name) => `${path.relative(__dirname, file)}: ${name}`);
    });
  assert.deepEqual(idle, []);
});
