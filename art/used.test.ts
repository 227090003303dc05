import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

/** Files of this package that a file imports. */
function importsOf(file: string): readonly string[] {
  return [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)].flatMap(([, address = ""]) => {
    const target = path.join(path.dirname(file), address);
    return [target, `${target}.ts`].filter((found) => existsSync(found));
  });
}

/** Scripts, kit and parts of scenes: every file that something must import; scenes are found by their names. */
test("no shape and no list of points is left behind by the pictures it was for", () => {
  const files = ["kit", "scenes", "samples"]
    .map((folder) => path.join(__dirname, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(ts|json)$/.test(file));
  const isScene = (file: string) =>
    !file.startsWith(path.join(__dirname, "kit")) && /^[^.]+\.ts$/.test(path.basename(file));
  const scripts = readdirSync(__dirname)
    .filter((file) => /^[^.]+\.ts$/.test(file))
    .map((file) => path.join(__dirname, file));
  const used = new Set([...scripts, ...files.filter(isScene)]);
  for (const file of used) for (const target of importsOf(file)) used.add(target);
  assert.deepEqual(
    files.filter((file) => !used.has(file)).map((file) => path.relative(__dirname, file)),
    [],
  );
});

test("every list of points is drawn", () => {
  const data = readdirSync(__dirname, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".paths.json"),
  );
  const idle = data.flatMap((file) => {
    const lists: Record<string, unknown> = JSON.parse(readFileSync(path.join(__dirname, file), "utf8"));
    const code = readFileSync(path.join(__dirname, file.replace(/\.paths\.json$/, ".ts")), "utf8");
    return Object.keys(lists)
      .filter((name) => !new RegExp(`\\bpaths\\.${name}\\b`).test(code))
      .map((name) => `${file}: ${name}`);
  });
  assert.deepEqual(idle, []);
});
