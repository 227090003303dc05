import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { errorCode } from "../errors";
import { formatMessage, type Message, parseMessage } from "../message";
import { Claims } from "./claims";
import { batchWriter, syncFolder } from "./write";

/** Waiting for delivery, delivered, given up, or taken for spam; also the name of the folder. */
export type Shelf = "new" | "sent" | "failed" | "suspect";

const SHELVES = ["new", "sent", "failed", "suspect"] as const;
const CLAIM_TIMEOUT = 120_000;

/** Creates a folder, readable by its owner only, and sees to it that its name is on disk, and its parents' names too. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made)).catch(() => {});
  }
}

const idOf = (name: string) => name.slice(0, -".json".length);

/** Accepted messages on disk, one file each; moved by rename. */
export class Spool {
  readonly folders: Readonly<Record<Shelf | "attempts" | "keys" | "sending" | "tmp", string>>;
  readonly claims: Claims;
  readonly #writers: Readonly<Record<"new" | "suspect", (name: string, content: string) => Promise<void>>>;

  constructor(root: string, { hostId = hostname(), claimTimeout = CLAIM_TIMEOUT } = {}) {
    const folder = (name: string) => join(root, name);
    this.folders = {
      tmp: folder("tmp"),
      new: folder("new"),
      sending: folder("sending"),
      sent: folder("sent"),
      failed: folder("failed"),
      suspect: folder("suspect"),
      attempts: folder("attempts"),
      keys: folder("keys"),
    };
    this.claims = new Claims(this.folders.sending, this.folders.new, hostId, claimTimeout);
    const writer = (target: string) => batchWriter(this.folders.tmp, target, `${this.claims.owner}~`);
    this.#writers = { new: writer(this.folders.new), suspect: writer(this.folders.suspect) };
  }

  /** Creates missing folders, readable by their owner only. */
  async makeFolders(): Promise<void> {
    for (const folder of Object.values(this.folders)) await makeFolder(folder);
  }

  /** Creates the folders and removes what interrupted hosts have left half written, which was never accepted. */
  async prepare(): Promise<void> {
    await this.makeFolders();
    await this.claims.open();
    await this.claims.recover();
    const owners = new Set(await this.claims.owners());
    const { tmp } = this.folders;
    for (const name of await readdir(tmp)) {
      const [owner = ""] = name.split("~", 1);
      if (!owners.has(owner)) await rm(join(tmp, name), { force: true });
    }
  }

  /** Resolves once the message is on disk; if it rejects, nothing is stored. */
  async accept(message: Message, shelf: "new" | "suspect" = "new"): Promise<void> {
    const name = `${message.id}.json`;
    const content = formatMessage(message);
    try {
      await this.#writers[shelf](name, content);
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
      // Somebody removed the spool while the host was running.
      await this.makeFolders();
      await this.#writers[shelf](name, content);
    }
  }

  /** Ids, oldest first, without the waiting messages that a host has claimed; empty if the folder is missing. */
  async list(shelf: Shelf): Promise<string[]> {
    return (await this.#names(this.folders[shelf])).map(idOf).sort();
  }

  async #names(folder: string): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => name.endsWith(".json"));
  }

  /** The paths of a shelf's files by id, oldest first; those of `new` with what hosts have claimed. */
  async files(shelf: Shelf): Promise<Map<string, string>> {
    const folders = [this.folders[shelf]];
    // After `new`: a message that is claimed meanwhile is found here.
    if (shelf === "new")
      folders.push(...(await this.claims.owners()).map((one) => join(this.folders.sending, one)));
    const found = new Map<string, string>();
    for (const folder of folders) {
      for (const name of await this.#names(folder)) found.set(idOf(name), join(folder, name));
    }
    return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** Where a message is at present; undefined if it is nowhere. */
  async find(id: string): Promise<{ readonly shelf: Shelf; readonly path: string } | undefined> {
    for (const shelf of SHELVES) {
      const path = (await this.files(shelf)).get(id);
      if (path !== undefined) return { shelf, path };
    }
    return undefined;
  }

  /** @throws if the file is missing or not a complete message */
  async read(path: string): Promise<Message> {
    return parseMessage(await readFile(path, "utf8"));
  }

  /** Reads a message that this host has claimed. */
  async readClaimed(id: string): Promise<Message> {
    return this.read(join(this.claims.folder, `${id}.json`));
  }

  /** Moves a waiting message away, claimed by this host or not; resolves once that is on disk. */
  async settle(id: string, shelf: "sent" | "failed"): Promise<void> {
    const name = `${id}.json`;
    const target = join(this.folders[shelf], name);
    const from = await rename(join(this.claims.folder, name), target).then(
      () => this.claims.folder,
      async (error: unknown) => {
        if (errorCode(error) !== "ENOENT") throw error;
        await rename(join(this.folders.new, name), target);
        return this.folders.new;
      },
    );
    await syncFolder(this.folders[shelf]);
    await syncFolder(from);
  }

  /** @throws if nothing can be written at present */
  async probe(): Promise<void> {
    await this.makeFolders();
    const path = join(this.folders.tmp, `${this.claims.owner}~probe-${randomBytes(8).toString("hex")}`);
    try {
      const handle = await open(path, "wx", 0o600);
      await handle.writeFile("ok").finally(() => handle.close());
    } finally {
      await rm(path, { force: true });
    }
  }
}
