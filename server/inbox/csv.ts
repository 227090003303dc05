import type { Source } from "../../src/forms/endpoints";
import { phoneIn } from "../message";
import type { Reader } from "./reader";

const HEAD = ["Reference", "Received", "Form", "State", "Name", "Email", "Phone", "Subject", "Text"];
const SOURCE_HEAD = ["Page", "First page", "Site before", "utm_source", "utm_medium", "utm_campaign"];

/** A cell that every spreadsheet reads as text: in quotes, and never a formula. */
export function cell(text: string): string {
  const plain = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** A phone number in a form that spreadsheets neither calculate nor strip of its plus: `+91 98765 43210`. */
function phoneCell(text: string): string {
  if (!/^\+[\d\s().-]+$/.test(text)) return cell(text);
  const groups = text.replace(/^\+91(?=\d{10}$)/, "+91 ").match(/\d+/g) ?? [];
  return `"+${groups.join(" ")}"`;
}

export const row = (cells: readonly string[]) => `${cells.join(",")}\r\n`;

function sourceCells(source: Source = {}): string[] {
  const { page, entry, site, utmSource, utmMedium, utmCampaign, language, guides = [] } = source;
  const words = [page, entry, site, utmSource, utmMedium, utmCampaign, language];
  return [...words.map((word) => word ?? ""), guides.join(" ")];
}

/** All messages as CSV for spreadsheets: UTF-8 with BOM, CRLF, one row each. */
export async function formatCsv(reader: Reader): Promise<string> {
  let text = `\uFEFF${row([...HEAD, ...SOURCE_HEAD, "Language", "Guides"].map(cell))}`;
  for await (const { shelf, message } of reader.messages()) {
    const { reference, receivedAt, kind, replyTo, subject } = message;
    const before = [reference, receivedAt, kind, shelf, replyTo?.name ?? "", replyTo?.address ?? ""];
    const after = [subject, message.text.join("\n"), ...sourceCells(message.source)];
    text += row([...before.map(cell), phoneCell(phoneIn(message.text)), ...after.map(cell)]);
  }
  return text;
}
