import { readFile, stat } from "node:fs/promises";
import { errorCode } from "../../errors";
import { parseMessage } from "../../message";
import type { Entry, Notes, Shelf } from "../store";
import type { Folders } from "./folders";

/** Files that are read at a time. */
const AT_ONCE = 32;

/** The text of a message's file, empty if it cannot be read; undefined if a host has settled or deleted it. */
async function textOf(folders: Folders, id: string, place: string): Promise<string | undefined> {
  const read = (path: string) =>
    readFile(path, "utf8").catch((error: unknown) => (errorCode(error) === "ENOENT" ? undefined : ""));
  // A host may just have taken it for delivery.
  return (await read(place)) ?? read(folders.file("sending", id));
}

/**
 * The messages of some shelves, shelf by shelf, oldest first.
 * @param notesOf reads the notes about a message; what was delivered has none
 */
export async function* readEntries(
  folders: Folders,
  shelves: readonly Shelf[],
  notesOf: (id: string) => Promise<Notes>,
): AsyncGenerator<Entry> {
  async function entryOf(shelf: Shelf, id: string, place: string): Promise<Entry | undefined> {
    const text = await textOf(folders, id, place);
    if (text === undefined) return undefined;
    const shelvedAt = (await stat(place).catch(() => undefined))?.mtimeMs ?? Date.now();
    const notes = shelf === "sent" ? {} : await notesOf(id);
    return { id, shelf, shelvedAt, message: parseMessage(text), notes, place };
  }

  await folders.checkSpool();
  for (const shelf of shelves) {
    const files = [...(await folders.files(shelf))];
    for (let start = 0; start < files.length; start += AT_ONCE) {
      const some = files.slice(start, start + AT_ONCE);
      const entries = await Promise.all(some.map(([id, place]) => entryOf(shelf, id, place)));
      for (const entry of entries) if (entry !== undefined) yield entry;
    }
  }
}
