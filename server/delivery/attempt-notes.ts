import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const schema = z.object({
  attempts: z.number().int().positive(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  lastError: z.string(),
});

/** What was tried so far for a message that is not delivered. */
export type AttemptNote = Readonly<z.infer<typeof schema>>;

/** The notes about failed attempts, beside the messages so that a restart knows them. */
export class AttemptNotes {
  constructor(readonly folder: string) {}

  #path(id: string): string {
    return join(this.folder, `${id}.json`);
  }

  /** The note about a message; undefined if it was never tried. */
  async read(id: string): Promise<AttemptNote | undefined> {
    try {
      return schema.parse(JSON.parse(await readFile(this.#path(id), "utf8")));
    } catch {
      return undefined;
    }
  }

  /** Replaces the note. A note that cannot be written is no reason to stop delivering. */
  async write(id: string, note: AttemptNote): Promise<void> {
    const path = this.#path(id);
    await writeFile(`${path}.tmp`, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 })
      .then(() => rename(`${path}.tmp`, path))
      .catch(() => {});
  }

  /** Forgets a message that was delivered. */
  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true }).catch(() => {});
  }
}
