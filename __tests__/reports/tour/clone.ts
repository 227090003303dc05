import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Editor } from "../../helpers/editor";
import { run, tail } from "../report";

/** Who commits what the form has saved. */
const EDITOR = ["-c", "user.name=An editor", "-c", "user.email=editor@bec.example"];

/** Runs git. @returns what it wrote @throws Error when it fails */
async function git(root: string, args: readonly string[]): Promise<string> {
  const { code, output } = await run(["git", "-C", root, ...args]);
  if (code !== 0) throw new Error(`git ${args.join(" ")}: ${tail(output)}`);
  return output;
}

/** A clone of the last commit of this project, in a folder of its own, with the same packages. */
export async function cloned(): Promise<string> {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "tour-")), "site");
  await git(".", ["clone", "--quiet", ".", root]);
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  return root;
}

/** Runs in the page: every file of the editor's folder, as base64. */
const ALL = `(async () => {
  const files = [];
  const walk = async (folder, before) => {
    for await (const [name, handle] of folder.entries()) {
      if (handle.kind === "directory") await walk(handle, before + name + "/");
      else {
        const reader = new FileReader();
        const read = new Promise((done) => { reader.onload = () => done(reader.result); });
        reader.readAsDataURL(await handle.getFile());
        files.push([before + name, (await read).split(",")[1] ?? ""]);
      }
    }
  };
  await walk(await navigator.storage.getDirectory(), "");
  return files;
})()`;

/** A commit, and what it changes. */
interface Commit {
  readonly id: string;
  readonly files: readonly string[];
  /** Lines that came and went; pictures have none. */
  readonly lines: string;
}

/** Commits to a clone what the editor has saved in its folder. */
export async function commitSaved(root: string, { page }: Editor, message: string): Promise<Commit> {
  for (const [name, data] of await page.evaluate<[string, string][]>(ALL)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(data, "base64"));
  }
  await git(root, ["add", "--all", "content"]);
  await git(root, [...EDITOR, "commit", "--quiet", "--message", message]);
  const changes = (await git(root, ["show", "--numstat", "--format=", "HEAD"])).trim().split("\n");
  const rows = changes.map((line) => line.split("\t"));
  const sum = (column: number) => rows.reduce((total, row) => total + (Number(row[column]) || 0), 0);
  return {
    id: (await git(root, ["rev-parse", "--short", "HEAD"])).trim(),
    files: rows.map(([, , file = ""]) => file).sort(),
    lines: `+${sum(0)} -${sum(1)}`,
  };
}
