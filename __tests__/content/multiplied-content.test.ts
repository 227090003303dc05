import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { multiplyContent } from "../../bench/growth/multiply-content";
import type { ContentCopy } from "../helpers/content-copy";
import { copyOfFixture } from "../helpers/fixture-content";

const run = promisify(execFile);
const TIMES = 3;

let source: ContentCopy;
let root: string;

beforeAll(async () => {
  source = await copyOfFixture();
  root = mkdtempSync(path.join(tmpdir(), "multiplied-content-"));
  cpSync("src/pages", path.join(root, "src", "pages"), { recursive: true });
});

afterAll(() => {
  source.discard();
  rmSync(root, { recursive: true, force: true });
});

const filesOf = (folder: string) => readdirSync(path.join(source.root, "content", folder)).length;

test("content taken three times has three times the pages and passes the check", async () => {
  const size = multiplyContent(path.join(source.root, "content"), path.join(root, "content"), TIMES);
  expect(size.countries).toBe(filesOf("countries") * TIMES);
  expect(size.articles).toBe((filesOf("blogs") + filesOf("guides")) * TIMES);
  expect(size.institutions).toBeGreaterThanOrEqual(filesOf("institutions") * TIMES);
  const command = path.resolve("src/build/commands/check-content.ts");
  const { stdout, stderr } = await run(process.execPath, ["--import", "tsx", command, root]);
  expect(stderr).toBe("");
  expect(stdout).toContain("content: no problem");
});

test("a copy leads to pages and institutions of the same copy", () => {
  const read = (file: string) => readFileSync(path.join(root, "content", file), "utf8");
  const country = read("countries/australia-3.mdx");
  expect(country).toContain("](/blogs/first-talk-3)");
  expect(country).not.toContain("](/blogs/first-talk)");
  expect(country).toContain('<Fact id="au.work.hours" />');
  expect(country).toContain("institutions: australia-3\n");
  expect(country).toContain("inNavigation: false\n");
  expect(JSON.parse(read("institutions/australia-3.json"))).toMatchObject({
    country: "Australia",
    list: expect.arrayContaining(["perth-college-3"]),
    records: expect.arrayContaining([
      expect.objectContaining({ id: "perth-college-3", name: "Perth College 3" }),
    ]),
  });
});

test("pictures are shared, texts are not: an edit of the copy leaves the original alone", () => {
  const node = (file: string) => statSync(file).ino;
  const picture = "content/images/countries/australia.png";
  const text = "content/blogs/papers.mdx";
  expect(node(path.join(root, picture))).toBe(node(path.join(source.root, picture)));
  expect(node(path.join(root, text))).not.toBe(node(path.join(source.root, text)));
});
