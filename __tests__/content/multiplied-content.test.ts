import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { multiplyContent } from "../../bench/growth/multiply-content";

const run = promisify(execFile);
const TIMES = 3;

let root: string;

// Beside the content, as files can be shared on one disk only.
beforeAll(() => {
  mkdirSync("node_modules/.cache", { recursive: true });
  root = mkdtempSync(path.resolve("node_modules/.cache/multiplied-content-"));
  cpSync("src/pages", path.join(root, "src", "pages"), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const filesOf = (folder: string) => readdirSync(path.join("content", folder)).length;

test("content taken three times has three times the pages and passes the check", async () => {
  const size = multiplyContent("content", path.join(root, "content"), TIMES);
  expect(size.countries).toBe(filesOf("countries") * TIMES);
  expect(size.articles).toBe((filesOf("blogs") + filesOf("guides")) * TIMES);
  expect(size.institutions).toBeGreaterThan(filesOf("institutions") * TIMES);
  const command = path.resolve("src/build/commands/check-content.ts");
  const { stdout, stderr } = await run(process.execPath, ["--import", "tsx", command, root]);
  expect(stderr).toBe("");
  expect(stdout).toContain("content: no problem");
});

test("a copy leads to pages and institutions of the same copy", () => {
  const read = (file: string) => readFileSync(path.join(root, "content", file), "utf8");
  const article = read("blogs/visa-application-2.mdx");
  expect(article).toContain("](/blogs/health-cover-immigration-2)");
  expect(article).not.toContain("](/blogs/health-cover-immigration)");
  expect(article).toContain('<Fact id="au.visa.base-charge" />');
  const country = read("countries/australia-3.mdx");
  expect(country).toContain("institutions: australia-3\n");
  expect(country).toContain("inNavigation: false\n");
  expect(JSON.parse(read("institutions/australia-3.json"))).toMatchObject({
    country: "Australia",
    list: expect.arrayContaining(["unimelb-3"]),
    records: expect.arrayContaining([
      expect.objectContaining({ id: "unimelb-3", name: "University of Melbourne 3" }),
    ]),
  });
});

test("pictures are shared, texts are not: an edit of the copy leaves the original alone", () => {
  const node = (file: string) => statSync(file).ino;
  const picture = "images/countries/australia.png";
  const text = "blogs/visa-application.mdx";
  expect(node(path.join(root, "content", picture))).toBe(node(path.join("content", picture)));
  expect(node(path.join(root, "content", text))).not.toBe(node(path.join("content", text)));
});
