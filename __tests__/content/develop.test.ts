import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { startContentChecker } from "../helpers/content-checker";
import type { ContentCopy } from "../helpers/content-copy";
import { copyOfFixture } from "../helpers/fixture-content";
import { plainPicture } from "../helpers/plain-picture";

let copy: ContentCopy;
let server: ChildProcess;
/** Output of the terminal, line by line. */
let printed: AsyncIterator<string>;
/** Events of an open page's stream. */
let told: AsyncIterator<string[]>;

async function nextOf<Item>(items: AsyncIterator<Item>): Promise<Item> {
  const { value, done } = await items.next();
  if (done) throw new Error("development ended");
  return value;
}

async function lineWith(words: string): Promise<string> {
  const line = await nextOf(printed);
  return line.includes(words) ? line : lineWith(words);
}

/** Events of an event stream. */
async function* eventsOf(address: string): AsyncGenerator<string[]> {
  const { body } = await fetch(address);
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) yield JSON.parse(event.replace(/^data: /, ""));
  }
}

const shown = (file: string) => path.join(copy.root, ".preview", "content", file);

beforeAll(async () => {
  copy = await copyOfFixture();
  copy.write("steps.json", `!${copy.read("steps.json")}`);
  const { NODE_ENV: _environment, ...env } = process.env;
  server = spawn(
    process.execPath,
    [path.resolve("node_modules/tsx/dist/cli.mjs"), path.resolve("__tests__/helpers/develop-server.ts")],
    { cwd: copy.root, env: { ...env, NODE_ENV: "development" }, stdio: ["ignore", "pipe", "inherit"] },
  );
  if (!server.stdout) throw new Error("development prints nothing");
  printed = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
});
afterAll(() => {
  server.kill();
  copy.discard();
});

test("development waits for content that is broken when it starts, and says what to fix", async () => {
  expect(await lineWith("content:")).toBe("content: 1 problem(s); waiting until mended");
  expect(await nextOf(printed)).toMatch(/^content\/steps\.json:1:1 is not valid JSON/);
  expect(existsSync(shown("steps.json"))).toBe(false);
  copy.write("steps.json", copy.read("steps.json").slice(1));
  await lineWith("started");
  const port = (await lineWith("listening on")).split(" ").at(-1);
  told = eventsOf(`http://127.0.0.1:${port}/___content`);
  expect(await nextOf(told)).toEqual([]);
});

test("a broken text is one line in the page, which stays as it was until the file is fixed", async () => {
  const file = "guides/letters.mdx";
  const before = copy.read(file);
  copy.write(file, `${before}\n<Note title="x">\n`);
  expect(await nextOf(told)).toEqual([
    expect.stringMatching(/^content\/guides\/letters\.mdx:\d+:1 is not valid MDX/),
  ]);
  expect(readFileSync(shown(file), "utf8")).toBe(before);
  copy.write(file, `${before}\nA new sentence.\n`);
  expect(await nextOf(told)).toEqual([]);
  expect(readFileSync(shown(file), "utf8")).toContain("A new sentence.");
});

test("added and removed pictures and files are shown", async () => {
  const picture = await plainPicture(600, 600, "#b03a2e");
  for (const file of ["images/team/1.png", "images/spare.png"]) {
    copy.write(file, picture);
    expect(await nextOf(told)).toEqual([]);
    expect(readFileSync(shown(file)).equals(picture)).toBe(true);
  }
  copy.remove("images/spare.png");
  expect(await nextOf(told)).toEqual([]);
  expect(existsSync(shown("images/spare.png"))).toBe(false);
});

test("MDX bodies render in development, too, where React's JSX functions differ", async () => {
  const checker = startContentChecker({ NODE_ENV: "development" });
  expect(await checker.render(copy.root, "guides/letters.mdx")).toContain("Who writes it");
  checker.stop();
});
