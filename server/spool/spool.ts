import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../errors";
import { formatMessage, type Message, parseMessage } from "../message";
import { batchWriter } from "./batch-writer";
import { makeSpoolFolders, type SpoolFolders, spoolFolders } from "./spool-folders";
import { syncFolder } from "./sync-folder";

/** The place where a message can lie. */
export type Shelf = "new" | "sent" | "failed";

/** Accepted messages on disk, one file each; moved by rename, never deleted. */
export class Spool {
  readonly folders: SpoolFolders;
  readonly #write: (name: string, content: string) => Promise<void>;

  constructor(root: string) {
    this.folders = spoolFolders(root);
    this.#write = batchWriter(this.folders);
  }

  /** Creates the folders and clears what an interrupted start left half written (never accepted). */
  async prepare(): Promise<void> {
    await makeSpoolFolders(this.folders);
    for (const name of await readdir(this.folders.tmp))
      await rm(join(this.folders.tmp, name), { force: true });
  }

  /** Resolves once the message is safely on disk; rejects if it is not, and then it is not kept either. */
  async accept(message: Message): Promise<void> {
    const name = `${message.id}.json`;
    const content = formatMessage(message);
    try {
      await this.#write(name, content);
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
      // Somebody removed the spool while the host runs: make it anew.
      await makeSpoolFolders(this.folders);
      await this.#write(name, content);
    }
  }

  /** The ids on a shelf, oldest first; none if there is no such folder. */
  async list(shelf: Shelf): Promise<string[]> {
    const names = await readdir(this.folders[shelf]).catch(() => []);
    return names
      .filter((name) => name.endsWith(".json"))
      .map((name) => name.slice(0, -".json".length))
      .sort();
  }

  /** @throws if the file is gone or not a whole message */
  async read(id: string, shelf: Shelf = "new"): Promise<Message> {
    return parseMessage(await readFile(join(this.folders[shelf], `${id}.json`), "utf8"));
  }

  /** Records what became of a waiting message; resolves when that is on disk. */
  async settle(id: string, shelf: "sent" | "failed"): Promise<void> {
    await rename(join(this.folders.new, `${id}.json`), join(this.folders[shelf], `${id}.json`));
    await syncFolder(this.folders[shelf]);
    await syncFolder(this.folders.new);
  }

  /** @throws if nothing can be written just now */
  async probe(): Promise<void> {
    await makeSpoolFolders(this.folders);
    const path = join(this.folders.tmp, `probe-${process.pid}`);
    await writeFile(path, "ok");
    await rm(path);
  }
}
