import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { errorCode } from "../errors";
import { formatMessage, type Message, parseMessage } from "../message";
import { lockSpool } from "./lock";
import { batchWriter, syncFolder } from "./write";

/** Waiting for delivery, delivered, or given up; also the name of the folder. */
export type Shelf = "new" | "sent" | "failed";

/** Accepted messages on disk, one file each; moved by rename, never deleted. */
export class Spool {
  readonly folders: Readonly<Record<Shelf | "attempts" | "tmp", string>>;
  readonly #write: (name: string, content: string) => Promise<void>;

  constructor(root: string) {
    this.folders = {
      tmp: join(root, "tmp"),
      new: join(root, "new"),
      sent: join(root, "sent"),
      failed: join(root, "failed"),
      attempts: join(root, "attempts"),
    };
    this.#write = batchWriter(this.folders.tmp, this.folders.new);
  }

  /** Creates missing folders, readable by their owner only. */
  async makeFolders(): Promise<void> {
    for (const folder of Object.values(this.folders)) await mkdir(folder, { recursive: true, mode: 0o700 });
  }

  /** Creates the folders and removes files of an interrupted run, which were never accepted. */
  async prepare(): Promise<void> {
    await this.makeFolders();
    const { tmp } = this.folders;
    for (const name of await readdir(tmp)) await rm(join(tmp, name), { force: true });
  }

  /** Resolves once the message is on disk; if it rejects, nothing is stored. */
  async accept(message: Message): Promise<void> {
    const name = `${message.id}.json`;
    const content = formatMessage(message);
    try {
      await this.#write(name, content);
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
      // Somebody removed the spool while the host was running.
      await this.makeFolders();
      await this.#write(name, content);
    }
  }

  /** Ids, oldest first; empty if the folder is missing. */
  async list(shelf: Shelf): Promise<string[]> {
    const names = await readdir(this.folders[shelf]).catch(() => []);
    return names
      .filter((name) => name.endsWith(".json"))
      .map((name) => name.slice(0, -".json".length))
      .sort();
  }

  /** @throws if the file is missing or not a complete message */
  async read(id: string, shelf: Shelf = "new"): Promise<Message> {
    return parseMessage(await readFile(join(this.folders[shelf], `${id}.json`), "utf8"));
  }

  /** Moves a message out of `new`; resolves once that is on disk. */
  async settle(id: string, shelf: "sent" | "failed"): Promise<void> {
    await rename(join(this.folders.new, `${id}.json`), join(this.folders[shelf], `${id}.json`));
    await syncFolder(this.folders[shelf]);
    await syncFolder(this.folders.new);
  }

  /** @throws if nothing can be written at present */
  async probe(): Promise<void> {
    await this.makeFolders();
    const path = join(this.folders.tmp, `probe-${process.pid}`);
    await writeFile(path, "ok");
    await rm(path);
  }
}

/**
 * Opens a spool for this process alone. A spool that cannot be written is logged, not thrown: the host then still
 * serves the site, and the endpoints answer 503.
 *
 * @throws Error with one line if another process uses the spool
 */
export async function openSpool(
  root: string,
  logger: FastifyBaseLogger,
): Promise<{ readonly spool: Spool; readonly release: () => Promise<void> }> {
  const spool = new Spool(root);
  let release = async () => {};
  try {
    await spool.makeFolders();
    release = await lockSpool(root);
    await spool.prepare();
  } catch (error) {
    const code = errorCode(error);
    if (code === "EADDRINUSE") {
      throw new Error(`another process uses the spool ${root}; stop it or set SPOOL_DIR to another folder`);
    }
    logger.error({ code, spool: root }, "the spool cannot be written: messages will be refused");
  }
  return { spool, release };
}
