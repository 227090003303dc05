import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Message } from "../message";
import { AttemptNotes } from "../spool/attempts";
import type { Shelf, Spool } from "../spool/spool";

/** A message in the spool. */
export interface Found {
  readonly id: string;
  readonly shelf: Shelf;
  readonly path: string;
  readonly message: Message;
}

const SHELVES = ["new", "failed", "suspect", "sent"] as const satisfies readonly Shelf[];

async function* everything(spool: Spool): AsyncGenerator<Found> {
  for (const shelf of SHELVES) {
    for (const [id, path] of await spool.files(shelf)) {
      const message = await spool.read(path).catch(() => undefined);
      if (message !== undefined) yield { id, shelf, path, message };
    }
  }
}

/** True if the address stands in the message as a whole word, in whatever letters. */
function names(message: Message, address: string): boolean {
  const wanted = address.toLowerCase();
  if (message.replyTo?.address.toLowerCase() === wanted) return true;
  const words = `${message.subject}\n${message.text.join("\n")}`.toLowerCase().split(/[\s<>()[\]",;:]+/);
  return words.some((word) => word.replace(/\.+$/, "") === wanted);
}

/** The messages that hold somebody's e-mail address. */
export async function messagesOf(spool: Spool, address: string): Promise<Found[]> {
  const found: Found[] = [];
  for await (const one of everything(spool)) if (names(one.message, address)) found.push(one);
  return found;
}

/** The messages of an id or a reference number. */
export async function messagesNamed(spool: Spool, name: string): Promise<Found[]> {
  const found: Found[] = [];
  for await (const one of everything(spool)) {
    if (one.id === name || one.message.reference === name.toUpperCase()) found.push(one);
  }
  return found;
}

/** What a person may ask to be given, as JSON. */
export async function exportMessages(spool: Spool, found: readonly Found[]): Promise<string> {
  const notes = new AttemptNotes(spool.folders.attempts);
  const all = [];
  for (const { id, shelf, message } of found) all.push({ shelf, message, attempts: await notes.read(id) });
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** Deletes messages and the notes about them; resolves with a report, one line each. */
export async function deleteMessages(spool: Spool, found: readonly Found[]): Promise<string> {
  const notes = new AttemptNotes(spool.folders.attempts);
  const lines: string[] = [];
  for (const { id, shelf, path, message } of found) {
    // A host may have moved it meanwhile.
    const now = (await spool.find(id))?.path ?? path;
    await rm(now, { force: true });
    await notes.remove(id);
    await rm(join(spool.folders.tmp, `${id}.json`), { force: true });
    lines.push(
      `deleted: ${message.reference}  received ${message.receivedAt}  ${message.kind}  from "${shelf}"`,
    );
  }
  lines.push(`${found.length} message(s) deleted from the spool on ${new Date().toISOString()}.`);
  if (found.some(({ shelf }) => shelf !== "suspect")) {
    lines.push(
      "Mail that was delivered lies in the mailboxes of MAIL_TO, and copies may lie in backups: see to them too.",
    );
  }
  return `${lines.join("\n")}\n`;
}
