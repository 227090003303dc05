import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../errors";
import { answersAt, type Presence, showPresence } from "./presence";

/** The longest time between two signs of life, in milliseconds. */
const HEARTBEAT = 5000;
const MAX_HOST_ID = 24;

const UNKNOWN = "0";

/** The same for all processes between two starts of one machine. */
function bootId(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8);
  } catch {
    return UNKNOWN;
  }
}

/** The boot id in an owner's name. */
const bootOf = (owner: string) => owner.split("-").at(-3) ?? UNKNOWN;

/**
 * The messages that this host delivers: `sending/<owner>/`. A message is claimed by renaming it from `new` into that
 * folder, which only one host can do. What a dead host had claimed is given back to `new`.
 */
export class Claims {
  /** Unique for each start: two machines of one name never take each other's folder for their own. */
  readonly owner: string;
  readonly folder: string;
  readonly #boot = bootId();
  /** When another host's sign of life was last seen to change, by this process's own clock. */
  readonly #seen = new Map<string, { readonly sign: number; readonly at: number }>();
  #presence: Presence | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param root the folder `sending` */
  constructor(
    readonly root: string,
    private readonly fresh: string,
    hostId: string,
    private readonly timeout: number,
  ) {
    const name = hostId.replace(/[^\w.-]/g, "-").slice(0, MAX_HOST_ID);
    this.owner = `${name}-${this.#boot}-${process.pid}-${randomBytes(4).toString("hex")}`;
    this.folder = join(root, this.owner);
  }

  /** Begins to show that this host is alive; that takes no room on the disk but a folder's. */
  async open(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    this.#timer ??= setInterval(() => void this.#beat(), Math.min(HEARTBEAT, this.timeout / 4)).unref();
    this.#presence ??= await showPresence(join(this.folder, "lock"));
  }

  async #beat(): Promise<void> {
    const now = new Date();
    await utimes(this.folder, now, now).catch(() => {});
  }

  /** True if the message is this host's to deliver. */
  async take(id: string): Promise<boolean> {
    const name = `${id}.json`;
    const mine = join(this.folder, name);
    const take = () => rename(join(this.fresh, name), mine);
    try {
      await take();
      return true;
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
    }
    const holds = (path: string) =>
      stat(path)
        .then(() => true)
        .catch(() => false);
    if (await holds(mine)) return true;
    if (!(await holds(join(this.fresh, name)))) return false;
    // Somebody removed this host's folder while it was running.
    await this.open();
    return take()
      .then(() => true)
      .catch(() => false);
  }

  /** Gives back everything: another host, or the next start, delivers it. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#presence?.end();
    await this.#giveBack(this.owner);
  }

  async #giveBack(owner: string): Promise<number> {
    const folder = join(this.root, owner);
    const names = await readdir(folder).catch(() => []);
    let count = 0;
    for (const name of names.filter((one) => one.endsWith(".json"))) {
      count += await rename(join(folder, name), join(this.fresh, name))
        .then(() => 1)
        .catch(() => 0);
    }
    const rest = await readdir(folder).catch(() => []);
    if (!rest.some((name) => name.endsWith(".json")))
      await rm(folder, { recursive: true, force: true }).catch(() => {});
    return count;
  }

  /** The hosts on this spool, this one included; a dead one is among them until it is noticed. */
  async owners(): Promise<string[]> {
    return readdir(this.root).catch(() => []);
  }

  /** Gives back what dead hosts had claimed; resolves with how many messages that were. */
  async recover(): Promise<number> {
    let count = 0;
    for (const owner of await this.owners()) {
      if (owner !== this.owner && (await this.#isDead(owner))) count += await this.#giveBack(owner);
    }
    return count;
  }

  /** A host of this machine is dead if nothing answers; any other if it has shown no sign of life for too long. */
  async #isDead(owner: string): Promise<boolean> {
    const folder = join(this.root, owner);
    const isHere = bootOf(owner) !== UNKNOWN && bootOf(owner) === this.#boot;
    if (isHere && (await answersAt(join(folder, "lock"))) === "no") return true;
    const sign = await stat(folder)
      .then(({ mtimeMs }) => mtimeMs)
      .catch(() => 0);
    const seen = this.#seen.get(owner);
    const now = performance.now();
    if (seen?.sign === sign) return now - seen.at >= this.timeout;
    this.#seen.set(owner, { sign, at: now });
    return false;
  }
}
