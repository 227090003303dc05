import type { Message } from "../message";
import type { Store } from "../store/store";
import type { Found, Reader } from "./reader";

async function select(reader: Reader, isWanted: (message: Message) => boolean): Promise<Found[]> {
  const found: Found[] = [];
  for await (const entry of reader.messages()) if (isWanted(entry.message)) found.push(entry);
  return found;
}

/** True if the address stands in the message as a whole word; ignores case. */
function names(message: Message, address: string): boolean {
  const wanted = address.toLowerCase();
  const given = [message.replyTo?.address, message.fields?.email];
  if (given.some((one) => `${one}`.toLowerCase() === wanted)) return true;
  const words = `${message.subject}\n${message.text.join("\n")}`.toLowerCase().split(/[\s<>()[\]",;:]+/);
  return words.some((word) => word.replace(/\.+$/, "") === wanted);
}

export function messagesOf(reader: Reader, address: string): Promise<Found[]> {
  return select(reader, (message) => names(message, address));
}

export async function messagesNamed(reader: Reader, name: string): Promise<Found[]> {
  const found = await select(reader, ({ id, reference }) => id === name || reference === name.toUpperCase());
  // The others are not asked for.
  if (found.length > 0) reader.unread = [];
  return found;
}

/** The messages as JSON, for a person who asks for their data. */
export function exportMessages(found: readonly Found[]): string {
  const all = found.map(({ shelf, message, notes }) => ({ shelf, message, attempts: notes }));
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** Deletes messages and the notes about them; resolves with a report, one line each. */
export async function deleteMessages(
  store: Pick<Store, "remove" | "name">,
  found: readonly Found[],
): Promise<string> {
  const lines: string[] = [];
  for (const { id, shelf, message } of found) {
    await store.remove(id);
    lines.push(
      `deleted: ${message.reference}  received ${message.receivedAt}  ${message.kind}  from "${shelf}"`,
    );
  }
  lines.push(`${found.length} message(s) deleted from the ${store.name} on ${new Date().toISOString()}.`);
  if (found.some(({ shelf }) => shelf !== "suspect")) {
    lines.push(
      "Mail that was delivered lies in the mailboxes of MAIL_TO, and copies may lie in backups: see to them too.",
    );
  }
  return `${lines.join("\n")}\n`;
}
