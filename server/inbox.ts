import { resolve } from "node:path";
import { AttemptNotes } from "./spool/attempts";
import { type Shelf, Spool } from "./spool/spool";

const TITLES: Readonly<Record<Shelf, string>> = {
  new: "Waiting",
  failed: "Set aside as failed",
  sent: "Delivered",
  suspect: "Held back as probable spam",
};

async function formatEntry(
  spool: Spool,
  notes: AttemptNotes,
  shelf: Shelf,
  id: string,
  path: string,
): Promise<string> {
  const message = await spool.read(path).catch(() => undefined);
  if (message === undefined) return `${id}\n  (the file cannot be read as a message)\n`;
  const note = shelf === "sent" ? undefined : await notes.read(id);
  const lines = [
    `${message.receivedAt}  ${message.kind}  ${message.subject}`,
    ...(message.replyTo ? [`  Reply to: ${message.replyTo.name} <${message.replyTo.address}>`] : []),
    ...(note ? [`  Tried ${note.attempts} times, last ${note.lastAt}: ${note.lastError}`] : []),
    ...message.text.map((line) => `  | ${line}`),
    `  ${path}`,
  ];
  // Visitors and mail servers wrote this: no escape sequence of theirs may reach the terminal.
  return `${lines.map((line) => line.replace(/\p{Cc}/gu, " ").trimEnd()).join("\n")}\n`;
}

async function formatInbox(root: string, shelves: readonly Shelf[]): Promise<string> {
  const spool = new Spool(root);
  const notes = new AttemptNotes(spool.folders.attempts);
  const parts: string[] = [];
  for (const shelf of shelves) {
    const files = await spool.files(shelf);
    if (files.size === 0) continue;
    parts.push(`${TITLES[shelf]}: ${files.size}\n`);
    for (const [id, path] of files) parts.push(await formatEntry(spool, notes, shelf, id, path));
  }
  return parts.length > 0 ? parts.join("\n") : `No messages in ${root}\n`;
}

async function run(): Promise<void> {
  const root = resolve(process.env.SPOOL_DIR || "spool");
  const showsAll = process.argv.includes("--all");
  process.stdout.write(await formatInbox(root, showsAll ? ["new", "failed", "sent"] : ["new", "failed"]));
}

run().catch((error: Error) => {
  console.error(`The inbox could not be read: ${error.message}`);
  process.exitCode = 1;
});
