import { readFile, rename, rm, statfs, utimes } from "node:fs/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config";
import { errorCode } from "../../errors";
import { formatMessage, type Message, messageTime, parseMessage, referenceOf } from "../../message";
import type { AttemptNote } from "../attempt-note";
import { MemoryCounters } from "../memory-counters";
import {
  type Arrival,
  CHANNELS,
  type Channel,
  channelsOf,
  type Due,
  type Entry,
  type PerShelf,
  SHELVES,
  type Shelf,
  type Store,
} from "../store";
import { TwoLooks } from "../two-looks";
import { readEntries } from "./entries";
import { figuresOf } from "./figures-of";
import { Folders } from "./folders";
import { KeyFiles } from "./key-files";
import { InUseError, type Lock, lockSpool } from "./lock";
import { NoteFiles } from "./note-files";
import { Queue } from "./queue";
import { placeFile, syncFolder } from "./write";

/** A file's time tells when its message came to its shelf: backups keep it. It is only for reports. */
const setTime = (path: string, time: number) => utimes(path, time / 1000, time / 1000).catch(() => {});

/** Accepted messages on this machine's disk, for one host. */
export class FileStore implements Store {
  readonly name = "spool";
  readonly counters = new MemoryCounters();
  readonly #folders: Folders;
  readonly #notes: Readonly<Record<Channel, NoteFiles>>;
  readonly #keys: KeyFiles;
  readonly #queues: Readonly<Record<Channel, Queue>> = { mail: new Queue(), webhook: new Queue() };
  readonly #channels: readonly Channel[];
  readonly #looks = new TwoLooks();
  #lock: Lock | undefined;
  #opening: Promise<void> | undefined;
  #scanAt = 0;

  constructor(
    private readonly root: string,
    private readonly config: Pick<Config, "diskFloor" | "scanInterval" | "webhookUrl">,
    private readonly log?: FastifyBaseLogger,
  ) {
    this.#folders = new Folders(root);
    const attempts = this.#folders.path("attempts");
    this.#notes = {
      mail: new NoteFiles(attempts, ".json"),
      webhook: new NoteFiles(attempts, ".webhook.json"),
    };
    this.#channels = channelsOf(config);
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
    if (CHANNELS.every((channel) => this.#queues[channel].underWay.size === 0)) await this.#folders.recover();
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
    for (const channel of this.#channels) this.#queues[channel].add(message.id, performance.now());
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

  async #scan(now: number): Promise<void> {
    const waiting = await this.#folders.files("new");
    for (const channel of this.#channels) {
      const queue = this.#queues[channel];
      await this.#notes[channel].flush(queue.underWay);
      queue.see([...waiting.keys()], now);
    }
    this.#scanAt = now + this.config.scanInterval;
  }

  async take(channel: Channel, most: number) {
    if (!this.#lock) await this.#ready();
    const now = performance.now();
    if (now >= this.#scanAt) await this.#scan(now);
    const due: Due[] = [];
    let nextIn = Number.POSITIVE_INFINITY;
    for (const [id, at] of this.#queues[channel].dueAt) {
      if (due.length === most) break;
      if (at > now) nextIn = Math.min(nextIn, at - now);
      else {
        const taken = await this.#takeOne(channel, id, now);
        if (taken) due.push(taken);
      }
    }
    return { due, nextIn };
  }

  /** Undefined if the message is gone or cannot be moved at present. */
  async #takeOne(channel: Channel, id: string, now: number): Promise<Due | undefined> {
    const path = this.#folders.file("sending", id);
    const queue = this.#queues[channel];
    queue.take(id);
    let text: string;
    try {
      // ENOENT: an earlier attempt, or another channel, has already moved the message to `sending`.
      await rename(this.#folders.file("new", id), path).catch((error: unknown) => {
        if (errorCode(error) !== "ENOENT") throw error;
      });
      text = await readFile(path, "utf8");
    } catch (error) {
      queue.underWay.delete(id);
      if (errorCode(error) === "ENOENT") return undefined;
      queue.dueAt.set(id, now + this.config.scanInterval);
      this.log?.error({ id, code: errorCode(error) }, "a waiting message could not be taken");
      return undefined;
    }
    const note = await this.#notes[channel].read(id);
    return { id, message: parseMessage(text), note, sinceLast: queue.sinceLast(id, now) };
  }

  async noteAttempt(
    channel: Channel,
    id: string,
    note: AttemptNote | undefined,
    pause: number,
  ): Promise<void> {
    if (note) await this.#notes[channel].write(id, note);
    this.#queues[channel].putOff(id, pause);
  }

  async settle(channel: Channel, id: string, end: "sent" | "failed", note?: AttemptNote): Promise<void> {
    await this.#folders.make();
    const others = this.#channels.filter((name) => name !== channel);
    const ends = () => [end, ...others.map((name) => this.#queues[name].endOf(id))];
    // Tells a later start, or a message that is put back, what this channel need not do again.
    if (note && !ends().every((one) => one === "sent")) await this.#notes[channel].write(id, note);
    this.#queues[channel].end(id, end);
    // Read anew, as another channel may have ended meanwhile: of two, exactly one is the last.
    const all = ends();
    if (!all.includes(undefined)) {
      const isSent = !all.includes("failed");
      await this.#move(id, ["sending", "new"], isSent ? "sent" : "failed");
      for (const name of CHANNELS) this.#queues[name].forget(id);
      // A note that stays is deleted with its message.
      if (isSent) await this.#removeNotes(id).catch(() => {});
    }
    this.#queues[channel].release(id);
  }

  async #removeNotes(id: string): Promise<void> {
    for (const channel of CHANNELS) await this.#notes[channel].remove(id);
  }

  /** Moves a message to another folder; false if it is in none of the first ones. */
  async #move(id: string, from: readonly (Shelf | "sending")[], to: Shelf): Promise<boolean> {
    for (const folder of from) {
      try {
        await rename(this.#folders.file(folder, id), this.#folders.file(to, id));
        await setTime(this.#folders.file(to, id), Date.now());
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

  entries(shelves: readonly Shelf[]): AsyncGenerator<Entry> {
    return readEntries(this.#folders, shelves, async (id) => ({
      mail: await this.#notes.mail.read(id),
      webhook: await this.#notes.webhook.read(id),
    }));
  }

  async put({ id, shelf, shelvedAt, message, notes }: Entry & { readonly message: Message }): Promise<void> {
    if (await this.#folders.find(id)) return;
    for (const channel of CHANNELS) {
      const note = notes[channel];
      if (note) await this.#notes[channel].write(id, note);
    }
    await this.#write(message, shelf);
    await setTime(this.#folders.file(shelf, id), shelvedAt);
  }

  async remove(id: string): Promise<void> {
    // A host may move it in the meantime.
    for (let path = await this.#folders.find(id); path; path = await this.#folders.find(id))
      await rm(path, { force: true });
    await this.#removeNotes(id);
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
      await this.#removeNotes(id);
      deleted[shelf] = (deleted[shelf] ?? 0) + 1;
    }
    await this.#keys.purge();
    return deleted;
  }

  figures = () => figuresOf(this.#folders);
}
