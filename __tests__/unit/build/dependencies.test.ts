/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { z } from "zod";

const NAMES = z.record(z.string(), z.string()).default({});
const PACKAGE = z.object({ dependencies: NAMES, devDependencies: NAMES, scripts: NAMES });

/** Folders with their own packages; files of art and bench may also use the site's. */
const APART = ["art", "bench", "server"];

/** Packages that no file names, with the reason. */
const UNNAMED = new Map([
  ["@biomejs/biome", "the program of check:style"],
  ["typescript", "the program of check:types, and what Gatsby writes its types with"],
  ["@mdx-js/react", "a peer of gatsby-plugin-mdx"],
  ["@testing-library/dom", "a peer of @testing-library/react"],
  ["@types/node", "the types of Node itself"],
  ["final-form", "a peer of react-final-form"],
  ["jest-environment-jsdom", "Jest's environment for tests of components"],
]);

const packageIn = (folder: string) =>
  PACKAGE.parse(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")));

const declaredIn = (folder: string) => {
  const { dependencies, devDependencies } = packageIn(folder);
  return Object.keys({ ...dependencies, ...devDependencies });
};

const typesOf = (name: string) => `@types/${name.replace(/^@(.+)\/(.+)$/, "$1__$2")}`;
const packageOf = (address: string) => address.split("/", address.startsWith("@") ? 2 : 1).join("/");

/** Every tracked or new source file, without the Astro project, which has its own packages. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file) && existsSync(file))
  .filter((file) => !file.startsWith("bench/growth/astro/") && file !== "src/gatsby-types.d.ts")
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** The folder whose packages a file uses; tests of the host use the host's. */
const homeOf = (file: string) =>
  APART.find((folder) => file.startsWith(`${folder}/`) || file.startsWith(`__tests__/${folder}/`)) ?? ".";

/** Packages that a file imports, in any syntax. */
function importsOf(text: string): string[] {
  const imported = text.matchAll(
    /(?:^(?:(?:import|export|\}).*?\bfrom |import )|\b(?:import|require|require\.resolve)\(\s*)"([^".][^"\n]*)"/gm,
  );
  return [...imported]
    .flatMap(([, address = ""]) => address.split("!"))
    .filter((part) => /^(?:@[\w-]+\/)?[\w][\w.-]*(?:\/|$)/.test(part))
    .map(packageOf)
    .filter((name) => !builtinModules.includes(name));
}

test("what a file imports is declared, by its own folder's package.json or by the site's", () => {
  const missing = files.flatMap(({ file, text }) => {
    const declared = new Set([...declaredIn(homeOf(file)), ...declaredIn(".")]);
    const isDeclared = (name: string) => declared.has(name) || declared.has(typesOf(name));
    return importsOf(text).flatMap((name) => (isDeclared(name) ? [] : [`${file}: ${name}`]));
  });
  expect(files.flatMap(({ text }) => importsOf(text)).length).toBeGreaterThan(files.length / 2);
  expect(missing).toEqual([]);
});

test.each([".", ...APART])("what %s/package.json declares is used by a file of its own", (folder) => {
  const own = files.filter(({ file }) => homeOf(file) === folder);
  const imported = new Set(own.flatMap(({ text }) => importsOf(text)));
  const isNamed = (name: string) =>
    imported.has(name) ||
    own.some(
      ({ text }) => text.includes(`"${name}"`) || text.includes(`"${name}/`) || text.includes(`\`${name}/`),
    );
  const scripts = Object.values(packageIn(folder).scripts).flatMap((script) => script.split(/\s+/));
  const unused = declaredIn(folder).filter((name) => {
    const typed = name.replace(/^@types\//, "").replace("__", "/");
    return !isNamed(name) && !isNamed(typed) && !scripts.includes(name) && !UNNAMED.has(name);
  });
  expect(unused).toEqual([]);
});

test("every exception is declared and needed: no file names it", () => {
  const declared = declaredIn(".");
  const imported = new Set(files.flatMap(({ text }) => importsOf(text)));
  for (const name of UNNAMED.keys()) {
    expect(declared).toContain(name);
    expect(imported.has(name) ? name : "").toBe("");
  }
});
