import { SHELVES, type Store } from "../store/store";

const HEAD = ["Reference", "Received", "Form", "State", "Name", "Email", "Phone", "Subject", "Text"];
const PHONE = /^(?:phone|mobile)[^:]{0,20}:\s*/i;

/** A cell that every spreadsheet reads as text: in quotes, and never a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

const row = (cells: readonly string[]) => `${cells.map(cell).join(",")}\r\n`;

/** All messages as a spreadsheet opens them: UTF-8 with its mark, CRLF, one row each. */
export async function formatCsv(store: Pick<Store, "entries">): Promise<string> {
  let text = `\uFEFF${row(HEAD)}`;
  for await (const { shelf, message } of store.entries(SHELVES)) {
    if (message === undefined) continue;
    const { reference, receivedAt, kind, replyTo, subject } = message;
    const phone = message.text.find((line) => PHONE.test(line))?.replace(PHONE, "");
    const who = [replyTo?.name ?? "", replyTo?.address ?? "", phone ?? ""];
    text += row([reference, receivedAt, kind, shelf, ...who, subject, message.text.join("\n")]);
  }
  return text;
}
