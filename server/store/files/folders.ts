import { randomBytes } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "../../errors";
import type { Shelf } from "../store";
import { syncFolder } from "./write";

const NAMES = ["tmp", "new", "sending", "sent", "failed", "suspect", "attempts", "keys"] as const;
const ENDING = ".json";

/** Creates a folder that only its owner can read; syncs its name and its parents' names to disk. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made)).catch(() => {});
  }
}

/**
 * The names in a folder; none if it is missing.
 * @throws Error that names a folder which cannot be read: it must not count as empty
 */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") return [];
    throw Object.assign(
      new Error(`${folder} cannot be read (${code}): run this as root or as the host's user`),
      { code },
    );
  }
}

/** The ids of the messages in a folder, oldest first; empty if it is missing. */
async function idsIn(folder: string): Promise<string[]> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith(ENDING));
  return names.map((name) => name.slice(0, -ENDING.length)).sort();
}

export class Folders {
  constructor(readonly root: string) {}

  path(name: (typeof NAMES)[number]): string {
    return join(this.root, name);
  }

  file(name: (typeof NAMES)[number], id: string): string {
    return join(this.root, name, `${id}${ENDING}`);
  }

  async make(): Promise<void> {
    for (const name of NAMES) await makeFolder(this.path(name));
  }

  /** @throws Error with one line if no host has ever stored messages here */
  async checkSpool(): Promise<void> {
    if ((await namesIn(this.root)).includes("new")) return;
    throw new Error(`there is no spool at ${this.root}; set SPOOL_DIR to the host's`);
  }

  ids(name: Shelf): Promise<string[]> {
    return idsIn(this.path(name));
  }

  /** The folders of waiting messages; earlier versions gave each host a folder below `sending`. */
  async #waiting(): Promise<string[]> {
    const sending = this.path("sending");
    const names = (await namesIn(sending)).filter((name) => !name.endsWith(ENDING));
    const owners = names
      .map((name) => join(sending, name))
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
    // Read after `new`, so that a message taken in between is found here.
    return [this.path("new"), sending, ...owners];
  }

  /** The paths of a shelf's files by id, oldest first. */
  async files(shelf: Shelf): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const folder of shelf === "new" ? await this.#waiting() : [this.path(shelf)]) {
      for (const id of await idsIn(folder)) found.set(id, join(folder, `${id}${ENDING}`));
    }
    return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  async find(id: string): Promise<string | undefined> {
    const shelves = ["sent", "failed", "suspect"] as const;
    for (const folder of [...(await this.#waiting()), ...shelves.map((shelf) => this.path(shelf))]) {
      const path = join(folder, `${id}${ENDING}`);
      if (existsSync(path)) return path;
    }
    return undefined;
  }

  /** Moves what a dead host was sending back to `new`, and removes its half-written files. */
  async recover(): Promise<void> {
    const [, ...others] = await this.#waiting();
    for (const folder of others) {
      for (const id of await idsIn(folder))
        await rename(join(folder, `${id}${ENDING}`), this.file("new", id));
      if (folder !== this.path("sending")) await rm(folder, { recursive: true, force: true });
    }
    await syncFolder(this.path("new"));
    for (const name of await readdir(this.path("tmp")))
      await rm(join(this.path("tmp"), name), { force: true });
  }

  /** @throws if the disk cannot be written at present */
  async tryWriting(): Promise<void> {
    const path = join(this.path("tmp"), `probe-${randomBytes(8).toString("hex")}`);
    try {
      await writeFile(path, "ok", { flag: "wx", mode: 0o600 });
    } finally {
      await rm(path, { force: true });
    }
  }
}
