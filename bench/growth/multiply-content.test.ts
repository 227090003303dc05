import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { type ContentSize, multiplyContent } from "./multiply-content";

const run = promisify(execFile);
const PROJECT = path.join(__dirname, "../..");
const TIMES = 3;

let root: string;
let size: ContentSize;

// Next to the content: hard links need the same disk.
before(() => {
  process.chdir(PROJECT);
  mkdirSync("node_modules/.cache", { recursive: true });
  root = mkdtempSync(path.resolve("node_modules/.cache/multiplied-content-"));
  cpSync("src/pages", path.join(root, "src", "pages"), { recursive: true });
  size = multiplyContent("content", path.join(root, "content"), TIMES);
});

after(() => rmSync(root, { recursive: true, force: true }));

const filesOf = (folder: string) => readdirSync(path.join("content", folder));
const read = (...names: string[]) => readFileSync(path.join(...names), "utf8");

test("content taken three times has three times the pages and passes the check", async () => {
  assert.equal(size.countries, filesOf("countries").length * TIMES);
  assert.equal(size.articles, (filesOf("articles").length + filesOf("guides").length) * TIMES);
  const command = path.resolve("src/build/commands/check-content.ts");
  const { stdout, stderr } = await run(process.execPath, ["--import", "tsx", command, root]);
  assert.equal(stderr, "");
  assert.match(stdout, /content: no problem/);
});

test("a copy's articles lead to articles of the same copy", () => {
  const names = filesOf("articles").map((file) => path.basename(file, ".mdx"));
  const leads = (text: string, name: string) => text.includes(`](/blogs/${name})`);
  for (const name of names) {
    const original = read("content", "articles", `${name}.mdx`);
    const copy = read(root, "content", "articles", `${name}-2.mdx`);
    for (const target of names.filter((other) => leads(original, other))) {
      assert.ok(leads(copy, `${target}-2`) && !leads(copy, target), `${name} to ${target}`);
    }
  }
});

test("a copy's country names institutions of the same copy and stays out of the navigation", () => {
  for (const file of filesOf("countries")) {
    const name = path.basename(file, ".mdx");
    const [, list] = /^institutions: (.+)$/m.exec(read("content", "countries", file)) ?? [];
    const copy = read(root, "content", "countries", `${name}-3.mdx`);
    if (list) assert.match(copy, new RegExp(`^institutions: ${list}-3$`, "m"));
    assert.match(copy, /^inNavigation: false$/m);
  }
});

test("a copy of a page has the questions about it, which lead to the same copy", () => {
  const pages = new Map([
    ...filesOf("countries").map((file) => [file, `/countries/${path.basename(file, ".mdx")}`] as const),
    ...filesOf("guides").map((file) => [file, `/${path.basename(file, ".mdx")}`] as const),
  ]);
  const asked = filesOf("questions").filter((file) => pages.has(file));
  assert.ok(asked.length > 0);
  for (const file of asked) {
    const copy = read(root, "content", "questions", file.replace(".mdx", "-2.mdx"));
    for (const address of pages.values()) assert.ok(!copy.includes(`](${address})`), `${file} to ${address}`);
  }
});

test("a tool stands on one guide at any size", () => {
  for (const file of filesOf("guides"))
    assert.doesNotMatch(read(root, "content", "guides", file.replace(".mdx", "-2.mdx")), /^tool:/m);
});

test("pictures are shared, texts are not: an edit of the copy leaves the original alone", () => {
  const isShared = (file: string) =>
    statSync(path.join(root, "content", file)).ino === statSync(path.join("content", file)).ino;
  const files = readdirSync("content", { recursive: true, encoding: "utf8" });
  const picture = files.find((file) => /\.(?:png|jpe?g)$/.test(file));
  const text = files.find((file) => file.endsWith(".mdx"));
  assert.ok(picture && text);
  assert.ok(isShared(picture));
  assert.ok(!isShared(text));
});
