import { readFile, rename, rm, statfs } from "node:fs/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config";
import { errorCode } from "../../errors";
import { formatMessage, type Message, messageTime, parseMessage, referenceOf } from "../../message";
import type { AttemptNote } from "../attempt-note";
import { type Arrival, type Due, type Entry, type PerShelf, SHELVES, type Shelf, type Store } from "../store";
import { TwoLooks } from "../two-looks";
import { figuresOf } from "./figures-of";
import { Folders } from "./folders";
import { KeyFiles } from "./key-files";
import { InUseError, type Lock, lockSpool } from "./lock";
import { MemoryCounters } from "./memory-counters";
import { NoteFiles } from "./note-files";
import { placeFile, syncFolder } from "./write";

/** Accepted messages on this machine's disk, for one host. */
export class FileStore implements Store {
  readonly name = "spool";
  readonly counters = new MemoryCounters();
  readonly #folders: Folders;
  readonly #notes: NoteFiles;
  readonly #keys: KeyFiles;
  /** When each idle waiting message is due and was last tried, by a monotonic clock. */
  readonly #dueAt = new Map<string, number>();
  readonly #triedAt = new Map<string, number>();
  readonly #underWay = new Set<string>();
  readonly #looks = new TwoLooks();
  #lock: Lock | undefined;
  #opening: Promise<void> | undefined;
  #scanAt = 0;

  constructor(
    private readonly root: string,
    private readonly config: Pick<Config, "diskFloor" | "scanInterval">,
    private readonly log?: FastifyBaseLogger,
  ) {
    this.#folders = new Folders(root);
    this.#notes = new NoteFiles(this.#folders.path("attempts"));
    this.#keys = new KeyFiles(this.#folders.path("keys"));
  }

  async open(): Promise<void> {
    try {
      await this.#ready();
    } catch (error) {
      if (error instanceof InUseError) throw error;
      const about = { code: errorCode(error), spool: this.root };
      this.log?.error(about, "the spool cannot be written: messages will be refused");
    }
  }

  /** Creates folders and lock, also after somebody removed the spool. */
  async #ready(): Promise<void> {
    this.#opening ??= this.#prepare().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #prepare(): Promise<void> {
    await this.#folders.make();
    if (this.#lock?.isThere()) return;
    await this.#lock?.release();
    this.#lock = undefined;
    this.#lock = await lockSpool(this.root);
    if (this.#underWay.size === 0) await this.#folders.recover();
  }

  async close(): Promise<void> {
    await this.#lock?.release();
    this.#lock = undefined;
  }

  async probe(): Promise<void> {
    await this.#ready();
    await this.#folders.tryWriting();
  }

  async accept(message: Message, arrival: Arrival): Promise<Message> {
    // The disk may have been full at the start, when the folders were created.
    if (!this.#lock) await this.#ready();
    await this.#checkRoom();
    const { key } = arrival;
    if (key === undefined) return this.#store(message);
    return this.#keys.inTurn(key, async () => {
      const id = await this.#keys.claim(key, arrival.content, message.id);
      if (id === message.id) return this.#store(message);
      const same = { ...message, id, reference: referenceOf(id) };
      // The key may be on disk without its message, if storing failed the first time.
      return (await this.#folders.find(id)) ? same : this.#store(same);
    });
  }

  async #store(message: Message): Promise<Message> {
    await this.#write(message, "new");
    this.#dueAt.set(message.id, performance.now());
    return message;
  }

  async #write(message: Message, shelf: Shelf): Promise<void> {
    const [tmp, target] = [this.#folders.path("tmp"), this.#folders.path(shelf)];
    const place = () => placeFile(tmp, target, `${message.id}.json`, formatMessage(message));
    try {
      await place();
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
      // Somebody removed the spool while the host was running.
      await this.#ready();
      await place();
    }
  }

  /** @throws with code DISK_FLOOR when the disk has too little free space for the rest of the machine */
  async #checkRoom(): Promise<void> {
    const disk = await statfs(this.root).catch(() => undefined);
    if (!disk || disk.bavail * disk.bsize >= this.config.diskFloor) return;
    throw Object.assign(new Error("the disk is full"), { code: "DISK_FLOOR" });
  }

  async take(most: number) {
    if (!this.#lock) await this.#ready();
    const now = performance.now();
    if (now >= this.#scanAt) {
      await this.#notes.flush(this.#underWay);
      for (const id of await this.#folders.ids("new"))
        if (!this.#dueAt.has(id) && !this.#underWay.has(id)) this.#dueAt.set(id, now);
      this.#scanAt = now + this.config.scanInterval;
    }
    const due: Due[] = [];
    let nextIn = Number.POSITIVE_INFINITY;
    for (const [id, at] of this.#dueAt) {
      if (due.length === most) break;
      if (at > now) nextIn = Math.min(nextIn, at - now);
      else {
        const taken = await this.#takeOne(id, now);
        if (taken) due.push(taken);
      }
    }
    return { due, nextIn };
  }

  /** Undefined if the message is gone or cannot be moved at present. */
  async #takeOne(id: string, now: number): Promise<Due | undefined> {
    const path = this.#folders.file("sending", id);
    this.#dueAt.delete(id);
    let text: string;
    try {
      // ENOENT: an earlier attempt has already moved the message to `sending`.
      await rename(this.#folders.file("new", id), path).catch((error: unknown) => {
        if (errorCode(error) !== "ENOENT") throw error;
      });
      text = await readFile(path, "utf8");
    } catch (error) {
      if (errorCode(error) === "ENOENT") return undefined;
      this.#dueAt.set(id, now + this.config.scanInterval);
      this.log?.error({ id, code: errorCode(error) }, "a waiting message could not be taken");
      return undefined;
    }
    this.#underWay.add(id);
    const sinceLast = now - (this.#triedAt.get(id) ?? now);
    return { id, message: parseMessage(text), note: await this.#notes.read(id), sinceLast };
  }

  async noteAttempt(id: string, note: AttemptNote | undefined, pause: number): Promise<void> {
    if (note) await this.#notes.write(id, note);
    const now = performance.now();
    this.#underWay.delete(id);
    this.#triedAt.set(id, now);
    this.#dueAt.set(id, now + pause);
  }

  async settle(id: string, shelf: "sent" | "failed", note?: AttemptNote): Promise<void> {
    await this.#folders.make();
    if (note) await this.#notes.write(id, note);
    await this.#move(id, ["sending", "new"], shelf);
    this.#underWay.delete(id);
    this.#triedAt.delete(id);
    // A note that stays is deleted with its message.
    if (shelf === "sent") await this.#notes.remove(id).catch(() => {});
  }

  /** Moves a message to another folder; false if it is in none of the first ones. */
  async #move(id: string, from: readonly (Shelf | "sending")[], to: Shelf): Promise<boolean> {
    for (const folder of from) {
      try {
        await rename(this.#folders.file(folder, id), this.#folders.file(to, id));
      } catch (error) {
        if (errorCode(error) === "ENOENT") continue;
        throw error;
      }
      await syncFolder(this.#folders.path(to));
      await syncFolder(this.#folders.path(folder));
      return true;
    }
    return false;
  }

  async putBack(id: string): Promise<boolean> {
    return this.#move(id, ["failed", "suspect", "sent"], "new");
  }

  /** The text of a message's file, empty if it cannot be read; undefined if a host has settled or deleted it. */
  async #textOf(id: string, place: string): Promise<string | undefined> {
    const read = (path: string) =>
      readFile(path, "utf8").catch((error: unknown) => (errorCode(error) === "ENOENT" ? undefined : ""));
    // A host may just have taken it for delivery.
    return (await read(place)) ?? read(this.#folders.file("sending", id));
  }

  async *entries(shelves: readonly Shelf[]): AsyncGenerator<Entry> {
    await this.#folders.checkSpool();
    for (const shelf of shelves) {
      for (const [id, place] of await this.#folders.files(shelf)) {
        const text = await this.#textOf(id, place);
        if (text === undefined) continue;
        yield { id, shelf, message: parseMessage(text), note: await this.#notes.read(id), place };
      }
    }
  }

  async put({ id, shelf, message, note }: Entry & { readonly message: Message }): Promise<void> {
    if (await this.#folders.find(id)) return;
    if (note) await this.#notes.write(id, note);
    await this.#write(message, shelf);
  }

  async remove(id: string): Promise<void> {
    // A host may move it in the meantime.
    for (let path = await this.#folders.find(id); path; path = await this.#folders.find(id))
      await rm(path, { force: true });
    await this.#notes.remove(id);
    await rm(this.#folders.file("tmp", id), { force: true });
  }

  async purge(limits: Readonly<PerShelf>) {
    const old = new Map<string, Shelf>();
    for (const shelf of SHELVES)
      for (const id of await this.#folders.ids(shelf)) {
        const age = Date.now() - (messageTime(id) ?? Number.POSITIVE_INFINITY);
        if (age >= (limits[shelf] ?? Number.POSITIVE_INFINITY)) old.set(id, shelf);
      }
    const deleted: PerShelf = {};
    const again = this.#looks.again([...old.keys()]);
    for (const [id, shelf] of old) {
      if (!again.has(id)) continue;
      await rm(this.#folders.file(shelf, id), { force: true });
      await this.#notes.remove(id);
      deleted[shelf] = (deleted[shelf] ?? 0) + 1;
    }
    await this.#keys.purge();
    return deleted;
  }

  figures = () => figuresOf(this.#folders);
}
