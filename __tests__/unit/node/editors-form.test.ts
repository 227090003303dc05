import { jsonText, mdxParts } from "../../../src/node/edit/editors-form";
import { formLines } from "../../../src/node/edit/form-lines";
import { editorHeaders } from "../../../src/node/edit/policy";
import { editSettings } from "../../../src/node/edit/settings";

const schema = {
  type: "object",
  required: ["name", "list"],
  properties: {
    name: { type: "string" },
    sample: { type: "boolean", const: true },
    shown: { type: "boolean", default: true },
    note: { type: "string" },
    list: {
      type: "array",
      items: { type: "object", properties: { a: { type: "string" }, b: { type: "string" } } },
    },
  },
} as const;

test("a file is written in the order of its definition, without empty fields but those that it must have", () => {
  const required = { name: "", shown: false, list: [] };
  expect(jsonText(required, schema)).toBe(`${JSON.stringify(required, null, 2)}\n`);
  const value = { note: "", shown: true, list: [{ b: "2", a: "1" }], sample: false, name: "Ada", other: 1 };
  expect(jsonText(value, schema)).toBe(
    '{\n  "name": "Ada",\n  "list": [\n    { "a": "1", "b": "2" }\n  ],\n  "other": 1\n}\n',
  );
});

test("a list's record stands on one line if it is short, and reads the same", () => {
  const list = [{ a: 'a "quoted", {word}', b: "\\" }, { a: "x".repeat(100) }, { a: "1", b: ["2"] }, {}];
  const text = jsonText({ name: "Ada", list }, schema);
  expect(JSON.parse(text)).toEqual({ name: "Ada", list });
  const lines = text.split("\n").map((line) => line.trim());
  expect(lines).toContain('{ "a": "a \\"quoted\\", {word}", "b": "\\\\" },');
  expect(lines).toContain(`"a": "${"x".repeat(100)}"`);
});

test("an MDX file without fields is refused", () => {
  expect(() => mdxParts("# Heading\n")).toThrow("there are no fields between two lines of ---");
});

test("there is no editor without a repository, and a wrong setting is named", () => {
  expect(editSettings({})).toBeUndefined();
  expect(editSettings({ EDIT_REPO: "lantern/site" })).toEqual({ repo: "lantern/site", branch: "main" });
  expect(() => editSettings({ EDIT_REPO: "https://github.com/lantern/site" })).toThrow("expected owner/name");
  expect(() => editSettings({ EDIT_REPO: "a/b", EDIT_AUTH_URL: "http://sign.in" })).toThrow(
    "expected https://…",
  );
});

test("the editor calls the site, the git host and the sign-in that was set, and nobody else", () => {
  const { "Content-Security-Policy": policy = "" } = editorHeaders({
    repo: "lantern/site",
    branch: "main",
    signIn: "https://sign.lantern.example",
  });
  expect([...new Set(policy.match(/https?:\/\/[^\s;]+/g))].sort()).toEqual([
    "https://api.github.com",
    "https://avatars.githubusercontent.com",
    "https://sign.lantern.example",
  ]);
  expect(policy).toContain("script-src 'self';");
});

test("a line about a whole file names its collection", () => {
  const problem = { file: "content/team.json", line: 1, column: 1, message: "is an empty list" };
  expect(formLines({})(problem)).toBe("Team: is an empty list (content/team.json:1)");
});
