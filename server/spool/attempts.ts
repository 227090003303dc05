import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const recipient = z.object({
  /** `taken`: the mail server has confirmed the mail; `failed`: given up. */
  state: z.enum(["open", "taken", "failed"]),
  /** How often the mail server refused it for good. */
  refusals: z.number().int().nonnegative(),
});

const schema = z.object({
  attempts: z.number().int().nonnegative(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  lastError: z.string(),
  /** Milliseconds of trying, by a clock that nobody sets; missing in notes of version 0.1. */
  triedFor: z.number().nonnegative().optional(),
  /** By address; those that are missing are open. Missing in notes of version 0.1. */
  recipients: z.record(z.string(), recipient).default({}),
  /** When the message was set aside; its next attempts count anew. */
  givenUpAt: z.iso.datetime().optional(),
});

/** How the delivery to one recipient stands. */
export type RecipientNote = z.infer<typeof recipient>;

/** The failed attempts to deliver a message. */
export type AttemptNote = Omit<Readonly<z.infer<typeof schema>>, "triedFor"> & { readonly triedFor: number };

/** Notes about failed attempts, on disk so that they survive a restart. */
export class AttemptNotes {
  constructor(readonly folder: string) {}

  #path(id: string): string {
    return join(this.folder, `${id}.json`);
  }

  async read(id: string): Promise<AttemptNote | undefined> {
    try {
      const note = schema.parse(JSON.parse(await readFile(this.#path(id), "utf8")));
      const span = Math.max(0, Date.parse(note.lastAt) - Date.parse(note.firstAt));
      return { ...note, triedFor: note.triedFor ?? span };
    } catch {
      return undefined;
    }
  }

  /** Never rejects: delivery goes on even if notes cannot be written. */
  async write(id: string, note: AttemptNote): Promise<void> {
    const path = this.#path(id);
    await writeFile(`${path}.tmp`, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600, flush: true })
      .then(() => rename(`${path}.tmp`, path))
      .catch(() => rm(`${path}.tmp`, { force: true }))
      .catch(() => {});
  }

  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true }).catch(() => {});
  }
}
