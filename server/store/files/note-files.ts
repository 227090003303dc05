import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type AttemptNote, parseNote } from "../attempt-note";

export class NoteFiles {
  readonly #unsaved = new Map<string, AttemptNote>();

  /** @param ending of the files' names, which tells whose notes they are */
  constructor(
    private readonly folder: string,
    private readonly ending: string,
  ) {}

  #path(id: string): string {
    return join(this.folder, `${id}${this.ending}`);
  }

  async read(id: string): Promise<AttemptNote | undefined> {
    const text = await readFile(this.#path(id), "utf8").catch(() => "");
    return this.#unsaved.get(id) ?? parseNote(text);
  }

  /** Never rejects: delivery continues even if notes cannot be written. */
  async write(id: string, note: AttemptNote): Promise<void> {
    const path = this.#path(id);
    this.#unsaved.set(id, note);
    try {
      await writeFile(`${path}.tmp`, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600, flush: true });
      await rename(`${path}.tmp`, path);
      this.#unsaved.delete(id);
    } catch {
      await rm(`${path}.tmp`, { force: true }).catch(() => {});
    }
  }

  /** Writes the notes that a full disk refused, except those of messages being sent. */
  async flush(underWay: ReadonlySet<string>): Promise<void> {
    for (const [id, note] of [...this.#unsaved]) if (!underWay.has(id)) await this.write(id, note);
  }

  async remove(id: string): Promise<void> {
    this.#unsaved.delete(id);
    await rm(this.#path(id), { force: true });
  }
}
