import { AttemptNotes } from "../delivery/attempt-notes";
import type { Shelf, Spool } from "./spool";

const TITLES: Readonly<Record<Shelf, string>> = {
  new: "Waiting",
  failed: "Set aside as failed",
  sent: "Delivered",
};

async function formatMessage(spool: Spool, notes: AttemptNotes, shelf: Shelf, id: string): Promise<string> {
  const message = await spool.read(id, shelf).catch(() => undefined);
  if (message === undefined) return `${id}\n  (the file cannot be read as a message)\n`;
  const note = shelf === "sent" ? undefined : await notes.read(id);
  const lines = [
    `${message.receivedAt}  ${message.kind}  ${message.subject}`,
    ...(message.replyTo ? [`  Reply to: ${message.replyTo.name} <${message.replyTo.address}>`] : []),
    ...(note ? [`  Tried ${note.attempts} times, last ${note.lastAt}: ${note.lastError}`] : []),
    ...message.text.map((line) => `  | ${line}`),
    `  ${spool.folders[shelf]}/${id}.json`,
  ];
  // A mail server's words reach this list too: nothing may steer the terminal.
  return `${lines.map((line) => line.replace(/\p{Cc}/gu, " ").trimEnd()).join("\n")}\n`;
}

/** The messages on the given shelves of a spool as a list for people. */
export async function formatInbox(spool: Spool, root: string, shelves: readonly Shelf[]): Promise<string> {
  const notes = new AttemptNotes(spool.folders.attempts);
  const parts: string[] = [];
  for (const shelf of shelves) {
    const ids = await spool.list(shelf);
    if (ids.length === 0) continue;
    parts.push(`${TITLES[shelf]}: ${ids.length}\n`);
    for (const id of ids) parts.push(await formatMessage(spool, notes, shelf, id));
  }
  return parts.length > 0 ? parts.join("\n") : `No messages in ${root}\n`;
}
