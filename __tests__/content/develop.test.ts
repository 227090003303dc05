import { execFile } from "node:child_process";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { checkedFixture, lineOf } from "../helpers/checked-fixture";

const { copy } = checkedFixture();

beforeAll(() => symlinkSync(path.resolve("node_modules"), path.join(copy().root, "node_modules")));

const required = (file: string) => `require(${JSON.stringify(path.resolve(file))})`;

/** Runs code in the folder of the copy as Gatsby's development server would, and returns what it prints. */
async function printed(code: string): Promise<string[]> {
  const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");
  const options = { cwd: copy().root, env: { ...process.env, NODE_ENV: "development" } };
  const { stdout } = await promisify(execFile)(process.execPath, [tsx, "--eval", code], options);
  return stdout.trim().split("\n");
}

test("the development server tells a mistake in one line, in the terminal and over the page", async () => {
  copy().edit("articles/papers.mdx", (text) => text.replace(/^author: .*$/m, "author:"));
  const code = `
    const { websocketManager } = ${required("node_modules/gatsby/dist/utils/websocket-manager")};
    const shown = () => websocketManager.errors.get("content").map(({ text }) => text).join("\\n");
    const error = (said) => { console.log(said + "\\n" + shown()); process.exit(); };
    ${required("src/node/hooks/on-create-dev-server.ts")}.onCreateDevServer({ reporter: { error } });`;
  const line = expect.stringMatching(
    lineOf("articles/papers.mdx", "author: is null, expected a text in quotes"),
  );
  const [heading, ...lines] = await printed(code);
  expect(heading).toBe("content: 1 problem(s)");
  expect(lines).toEqual([line, line]);
});

test("a page keeps the last valid state of its file, and of one that cannot be parsed the last text", async () => {
  const code = `
    const { writeFileSync, readFileSync } = require("node:fs");
    ${required("src/node/internals/keep-parsable.ts")}.keepParsable();
    const { onCreateNode } = ${required("src/node/graphql/create-nodes.ts")};
    const { loadNodeContent } = ${required("node_modules/gatsby-source-filesystem/index.js")};
    const file = { sourceInstanceName: "content", relativePath: "company.json", absolutePath: "content/company.json" };
    const api = (record) => ({
      node: { id: "one", parent: "file", children: [], internal: { type: "JsonRecord" }, ...record },
      getNode: (id) => (id === "file" ? file : undefined),
      createNodeId: String,
      createContentDigest: String,
      actions: { createNode: ({ name }) => console.log(name) },
    });
    (async () => {
      const text = await loadNodeContent(file);
      await onCreateNode(api(JSON.parse(text)));
      await onCreateNode(api({ ...JSON.parse(text), name: 5 }));
      writeFileSync(file.absolutePath, text.replace(",", ""));
      console.log(await loadNodeContent(file) === text);
      writeFileSync(file.absolutePath, text);
    })();`;
  expect(await printed(code)).toEqual(["Lantern", "Lantern", "true"]);
});

// Also of files that the build's configuration reads by itself.
test("the build's first hook refuses broken files, each in one line", async () => {
  const files = ["company.json", "steps.json"];
  for (const file of files) copy().edit(file, (text) => text.replace(",", ""));
  const code = `
    ${required("gatsby-config.ts")};
    ${required("src/node/hooks/on-start.ts")}.onPreInit({ reporter: { panicOnBuild: console.log } });`;
  const lines = files.map((file) => expect.stringMatching(lineOf(file, "is not valid JSON")));
  expect(await printed(code)).toEqual(["content: 2 problem(s)", ...lines]);
});
