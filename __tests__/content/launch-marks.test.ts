import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import matter from "gray-matter";
import { readContent } from "../../src/build/content/read-content";
import { launchGroups } from "../../src/build/launch/launch-groups";

/** All marks below a value, found without the check's code. */
function marksIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === "sample" && inner === true) return ["sample"];
    if (key === "confirm") return Array.isArray(inner) ? inner.map(String) : [String(inner)];
    return marksIn(inner);
  });
}

function marksOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return marksIn(file.endsWith(".mdx") ? matter(text).data : JSON.parse(text));
}

/** Text files of content below a folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:json|mdx)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Marks that check:launch lists: file and message. */
function listed(folder: string): { readonly file: string; readonly message: string }[] {
  return launchGroups(readContent(folder), {})
    .filter(({ title }) => /^Sample records$|^Texts .* confirm$/.test(title))
    .flatMap(({ items }) => items);
}

/** Fails unless exactly the marks of all files are listed. */
function expectAllListed(folder: string): void {
  const found = listed(folder);
  for (const file of filesBelow(folder)) {
    const name = path.join("content", path.relative(folder, file));
    const messages = found.filter((item) => item.file === name).map(({ message }) => message);
    const marks = marksOf(file);
    expect({ file, count: messages.length }).toEqual({ file, count: marks.length });
    for (const mark of marks.filter((one) => one !== "sample"))
      expect(messages.some((message) => message.endsWith(mark))).toBe(true);
  }
}

test("check:launch lists every sample and every statement to confirm of the content", () => {
  expectAllListed("content");
});

describe("of content that has some", () => {
  let folder: string;

  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), "launch-")), "content");
    cpSync("__tests__/fixtures/content", folder, { recursive: true });
    const pages = path.join(folder, "pages.json");
    const [first, ...rest]: object[] = JSON.parse(readFileSync(pages, "utf8"));
    writeFileSync(
      pages,
      JSON.stringify([{ ...first, confirm: ["“free”: say whether", "“soon”: say when"] }, ...rest]),
    );
    const page = filesBelow(path.join(folder, "articles"))[0] ?? "";
    writeFileSync(
      page,
      readFileSync(page, "utf8").replace("---\n", '---\nconfirm:\n  - "“always”: promise it"\n'),
    );
    const team = path.join(folder, "team.json");
    const members: object[] = JSON.parse(readFileSync(team, "utf8"));
    writeFileSync(team, JSON.stringify(members.map((member) => ({ ...member, sample: true }))));
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

  test("each is listed, with its file", () => {
    expectAllListed(folder);
    const messages = listed(folder).map(({ message }) => message);
    expect(messages).toEqual(
      expect.arrayContaining([
        expect.stringContaining("“free”: say whether"),
        expect.stringContaining("“soon”: say when"),
        expect.stringContaining("“always”: promise it"),
        expect.stringContaining("is invented"),
      ]),
    );
  });
});
