import { sourceLines } from "../source";
import type { Entry, Shelf, Store } from "../store/store";

const TITLES: Readonly<Record<Shelf, string>> = {
  new: "Waiting",
  failed: "Set aside as failed",
  suspect: "Held back by an earlier version",
  sent: "Delivered",
};

/** Text from visitors and mail servers: escape sequences in it must not reach the terminal. */
export function forTerminal(line: string): string {
  return line.replace(/\p{Cc}|\p{Cf}/gu, " ").trimEnd();
}

export function formatEntry({ id, shelf, message, place, ...entry }: Entry): string {
  if (message === undefined) return `${forTerminal(id)}\n  (the file cannot be read as a message)\n`;
  const notes = shelf === "sent" ? [] : Object.values(entry.notes).filter((note) => note !== undefined);
  const lines = [
    `${message.receivedAt}  ${message.kind}  ${message.subject}`,
    ...(message.replyTo ? [`  Reply to: ${message.replyTo.name} <${message.replyTo.address}>`] : []),
    `  Reference: ${message.reference}`,
    ...notes.flatMap(({ attempts, lastAt, lastError, recipients }) => [
      ...(attempts > 0 ? [`  Tried ${attempts} times, last ${lastAt}: ${lastError}`] : []),
      ...Object.entries(recipients).map(([recipient, { state }]) => `  ${recipient}: ${state}`),
    ]),
    ...message.text.map((line) => `  | ${line}`),
    ...sourceLines(message.source).map((line) => `  ${line}`),
    `  ${place}`,
  ];
  return `${lines.map(forTerminal).join("\n")}\n`;
}

/** The messages of some shelves for a person to read; without any, says that `where` holds none. */
export async function formatInbox(store: Store, where: string, shelves: readonly Shelf[]): Promise<string> {
  const parts: string[] = [];
  for (const shelf of shelves) {
    const entries: string[] = [];
    for await (const entry of store.entries([shelf])) entries.push(formatEntry(entry));
    if (entries.length > 0) parts.push(`${TITLES[shelf]}: ${entries.length}\n`, ...entries);
  }
  return parts.length > 0 ? parts.join("\n") : `No messages in ${where}\n`;
}
