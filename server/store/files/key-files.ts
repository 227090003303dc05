import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { errorCode } from "../../errors";
import { checkKey, checkSameContent, digest, KEY_LIFE_MS } from "../keys";

const schema = z.object({ id: z.string(), content: z.string() });

/** Undefined for a note that is no whole one. */
function parseClaim(text: string): z.output<typeof schema> | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The messages sent with an `Idempotency-Key`, so that a repeated request creates no second one. */
export class KeyFiles {
  /** Running requests by key: a repeat waits for the first. */
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(private readonly folder: string) {}

  /** Runs the tasks of a key one after another. */
  async inTurn<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const turn = (this.#underWay.get(key) ?? Promise.resolve()).then(act);
    const ended = turn.catch(() => {});
    this.#underWay.set(key, ended);
    try {
      return await turn;
    } finally {
      if (this.#underWay.get(key) === ended) this.#underWay.delete(key);
    }
  }

  /**
   * Assigns a key to a message.
   * @param content the requested message as one text
   * @param id of the message that a first request creates
   * @returns the id of the message that the key belongs to
   * @throws HttpError 400 for a key that is too long, 422 if the key belongs to another content
   */
  async claim(key: string, content: string, id: string): Promise<string> {
    checkKey(key);
    const path = join(this.folder, `${digest(key)}.json`);
    const note = JSON.stringify({ id, content: digest(content) });
    try {
      await writeFile(path, note, { flag: "wx", mode: 0o600, flush: true });
      return id;
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
    const known = parseClaim(await readFile(path, "utf8"));
    if (known === undefined) {
      // Incomplete because the disk was full or the host died: no message was stored for it.
      await writeFile(path, note, { mode: 0o600, flush: true });
      return id;
    }
    checkSameContent(known.content, content);
    return known.id;
  }

  async purge(): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > KEY_LIFE_MS) await rm(path, { force: true });
    }
  }
}
