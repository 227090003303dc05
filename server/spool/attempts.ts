import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const schema = z.object({
  attempts: z.number().int().positive(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  lastError: z.string(),
});

/** The failed attempts to deliver a message. */
export type AttemptNote = Readonly<z.infer<typeof schema>>;

/** Notes about failed attempts, on disk so that they survive a restart. */
export class AttemptNotes {
  constructor(readonly folder: string) {}

  #path(id: string): string {
    return join(this.folder, `${id}.json`);
  }

  async read(id: string): Promise<AttemptNote | undefined> {
    try {
      return schema.parse(JSON.parse(await readFile(this.#path(id), "utf8")));
    } catch {
      return undefined;
    }
  }

  /** Never rejects: delivery goes on even if notes cannot be written. */
  async write(id: string, note: AttemptNote): Promise<void> {
    const path = this.#path(id);
    await writeFile(`${path}.tmp`, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 })
      .then(() => rename(`${path}.tmp`, path))
      .catch(() => {});
  }

  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true }).catch(() => {});
  }
}
