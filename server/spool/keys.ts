import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { errorCode, HttpError } from "../errors";

const schema = z.object({ id: z.string(), content: z.string() });

/** How long a key is remembered, in milliseconds. */
const REMEMBERED = 86_400_000;
const MAX_KEY = 200;
const REUSED = "This key belongs to another message. Please use a new one.";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** The messages that were sent with an `Idempotency-Key`, so that a repeat makes no second one. */
export class Keys {
  constructor(private readonly folder: string) {}

  /**
   * Ties a key to a message.
   *
   * @param key of the request; undefined if it has none
   * @param content what the request asks for, in one text
   * @param id of the message that a first request makes
   * @returns the id of the message that the key belongs to
   * @throws HttpError 400 for a key that is too long, 422 if the key belongs to another content
   */
  async claim(key: string | undefined, content: string, id: string): Promise<string> {
    if (key === undefined || key === "") return id;
    if (key.length > MAX_KEY) {
      throw new HttpError(400, `The Idempotency-Key is too long (at most ${MAX_KEY} characters).`, "KEY");
    }
    const path = join(this.folder, `${digest(key)}.json`);
    const note = JSON.stringify({ id, content: digest(content) });
    try {
      await writeFile(path, note, { flag: "wx", mode: 0o600, flush: true });
      return id;
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
    const known = schema.safeParse(JSON.parse((await readFile(path, "utf8").catch(() => "null")) || "null"));
    if (!known.success) {
      // Written by half when the disk was full or the host died: no message was stored for it.
      await writeFile(path, note, { mode: 0o600, flush: true });
      return id;
    }
    if (known.data.content !== digest(content)) throw new HttpError(422, REUSED, "KEY_REUSED");
    return known.data.id;
  }
}

/** Forgets keys of more than a day ago. */
export async function purgeKeys(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > REMEMBERED) await rm(path, { force: true });
  }
}
