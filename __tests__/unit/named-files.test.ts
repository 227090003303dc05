import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOTS = ["__tests__", "art", "bench", "content", "deploy", "docs", "server", "src", "static"];

/** Files and folders of the project; of `art` and `bench` without their own packages. */
const there = [
  ...readdirSync("."),
  ...ROOTS.flatMap((root) => [
    root,
    ...readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((name) => !name.includes("node_modules"))
      .map((name) => path.join(root, name)),
  ]),
];

const DOCUMENTS = there.filter((name) => /^(?!art|bench)(?:.*\/)?README\.md$|^docs\/[^/]+\.md$/.test(name));

/** Code by its file's ending, and whatever begins at a folder of the project. A star stands for a part of a name. */
const NAMED = /`((?:[\w.@-]+\/)*[\w.*-]+\.(?:tsx?|mjs|sh)|(?:__tests__|art|bench|server|src)\/[\w./*-]+)`/g;

const MADE = /^server\/dist\//;

function missingIn(document: string): string[] {
  const names = [...readFileSync(document, "utf8").matchAll(NAMED)].map(([, name = ""]) => name);
  return names.filter((name) => {
    if (MADE.test(name)) return false;
    const pattern = name
      .replace(/^(?:\.\.\/)+|\/$/g, "")
      .replaceAll(".", "\\.")
      .replaceAll("*", "[^/]*");
    const found = new RegExp(`(?:^|/)${pattern}$`);
    return !there.some((one) => found.test(one));
  });
}

test.each(DOCUMENTS)("every file that %s names is there", (document) => {
  expect(missingIn(document)).toEqual([]);
});
