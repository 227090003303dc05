import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { readContent } from "../../src/node/content/read-content";
import { serveEditor } from "../../src/node/edit/serve-editor";
import { writeEditor } from "../../src/node/edit/write-editor";
import { until } from "../helpers/until";

export function textFiles(root: string): Map<string, string> {
  const folder = path.join(root, "content");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    path.join("content", name),
  );
  const texts = names.filter((name) => /\.(?:json|mdx)$/.test(name));
  return new Map(texts.map((name) => [name, readFileSync(path.join(root, name), "utf8")]));
}

/** Runs in the page: puts files into the browser's private folder, which the editor is then given as picked. */
const FILL = `async (files) => {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle(".git", { create: true });
  for (const [name, text] of files) {
    const parts = name.split("/");
    let folder = root;
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
    const file = await folder.getFileHandle(parts.at(-1), { create: true });
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
  }
}`;

/** Runs in the page: reads a file of that folder. */
const READ = `async (name) => {
  const parts = name.split("/");
  let folder = await navigator.storage.getDirectory();
  for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
  const file = await folder.getFileHandle(parts.at(-1)).catch(() => undefined);
  return file ? (await file.getFile()).text() : "";
}`;

export type Editor = Awaited<ReturnType<typeof openEditor>>;

/** The policy blocks the editor's update check; the browser logs that. */
const EXPECTED = /unpkg\.com\/@sveltia\/cms\/package\.json|githubstatus\.com/;

export async function openEditor(browser: Browser, address: string, files: ReadonlyMap<string, string>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    const text = message.text();
    if (["error", "warning"].includes(message.type()) && !EXPECTED.test(text)) complaints.push(text);
  });
  await page.addInitScript("window.showDirectoryPicker = () => navigator.storage.getDirectory()");
  await page.goto(`${address}/edit/`);
  await page.evaluate(`(${FILL})(${JSON.stringify([...files])})`);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByRole("grid").first().waitFor();
  const save = page.getByRole("button", { name: "Save", exact: true });
  const closed = async () => {
    await until(page, "the form to close", () => !/\/entries\/|\/new/.test(location.hash));
    await save.waitFor({ state: "hidden" });
  };
  return {
    page,
    complaints,
    async open(entry: string) {
      await page.evaluate((hash) => location.assign(hash), `#/collections/${entry}`);
      await save.waitFor();
    },
    async save() {
      await save.click();
      await closed();
    },
    async leave() {
      await page.getByRole("button", { name: "Cancel Editing" }).click();
      await closed();
    },
    stored: (file: string) => page.evaluate<string>(`(${READ})(${JSON.stringify(file)})`),
  };
}

export async function servedEditor(root: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
  const settings = { repo: "lantern/site", branch: "main" };
  await writeEditor(folder, readContent(path.join(root, "content")), settings);
  const server = await serveEditor(folder, settings, 0);
  const place = server.address();
  if (typeof place !== "object" || place === null) throw new Error("the editor's server has no port");
  return {
    address: `http://127.0.0.1:${place.port}`,
    close() {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
