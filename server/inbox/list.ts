import { AttemptNotes } from "../spool/attempts";
import type { Shelf, Spool } from "../spool/spool";

const TITLES: Readonly<Record<Shelf, string>> = {
  new: "Waiting",
  failed: "Set aside as failed",
  suspect: "Held back as probable spam",
  sent: "Delivered",
};

/** Visitors and mail servers wrote this: no escape sequence of theirs may reach the terminal. */
export function forTerminal(line: string): string {
  return line.replace(/\p{Cc}|\p{Cf}/gu, " ").trimEnd();
}

/** One message for a person to read, with what became of it. */
export async function formatEntry(spool: Spool, shelf: Shelf, id: string, path: string): Promise<string> {
  const message = await spool.read(path).catch(() => undefined);
  if (message === undefined) return `${forTerminal(id)}\n  (the file cannot be read as a message)\n`;
  const note = shelf === "sent" ? undefined : await new AttemptNotes(spool.folders.attempts).read(id);
  const lines = [
    `${message.receivedAt}  ${message.kind}  ${message.subject}`,
    ...(message.replyTo ? [`  Reply to: ${message.replyTo.name} <${message.replyTo.address}>`] : []),
    `  Reference: ${message.reference}`,
    ...(note ? [`  Tried ${note.attempts} times, last ${note.lastAt}: ${note.lastError}`] : []),
    ...Object.entries(note?.recipients ?? {}).map(([address, { state }]) => `  ${address}: ${state}`),
    ...message.text.map((line) => `  | ${line}`),
    `  ${path}`,
  ];
  return `${lines.map(forTerminal).join("\n")}\n`;
}

/** The messages of some shelves for a person to read. */
export async function formatInbox(spool: Spool, root: string, shelves: readonly Shelf[]): Promise<string> {
  const parts: string[] = [];
  for (const shelf of shelves) {
    const files = await spool.files(shelf);
    if (files.size === 0) continue;
    parts.push(`${TITLES[shelf]}: ${files.size}\n`);
    for (const [id, path] of files) parts.push(await formatEntry(spool, shelf, id, path));
  }
  return parts.length > 0 ? parts.join("\n") : `No messages in ${root}\n`;
}
