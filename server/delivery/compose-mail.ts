import { escapeHtml } from "../clean";
import { type Message, messageIdHeader } from "../message";
import { breakLinks } from "./break-links";

/** Begins every subject, so that no mail of a form passes for another, and mail programs can sort by it. */
const PREFIX = "[Website form]";
const LABEL = /^([^:]{1,40}):(?=\s|$)/;

function banner({ replyTo, reference }: Message): string[] {
  const who = replyTo ? `${replyTo.name || "somebody"} <${replyTo.address}>` : "a visitor";
  return [
    `Sent through the website's form by ${who}.`,
    "Nobody has checked who that is. Addresses of web pages are broken with [.] on purpose.",
    `Reference: ${reference}`,
  ];
}

function toHtml(line: string): string {
  return escapeHtml(line).replace(LABEL, "<b>$1:</b>");
}

/**
 * What the mail server gets of a message, but for the envelope. Both bodies are made from the message's lines: of the
 * visitor's markup nothing is left that could pass for somebody else's mail.
 */
export function composeMail(message: Message, mailFrom: string) {
  const { id, receivedAt, to, replyTo, reference, kind } = message;
  const lines = message.text.map(breakLinks);
  const top = banner(message);
  return {
    from: mailFrom,
    // Copies: nodemailer changes addresses, and a message is frozen.
    to: [...to],
    replyTo: replyTo && { ...replyTo },
    subject: `${PREFIX} ${breakLinks(message.subject)} (${reference})`,
    text: [...top, "", ...lines].join("\n"),
    html: `<p style="border:1px solid;padding:8px">${top.map(escapeHtml).join("<br>")}</p>\n<p>${lines.map(toHtml).join("<br>\n")}</p>`,
    messageId: messageIdHeader(id, mailFrom),
    date: new Date(receivedAt),
    // Not `Auto-Submitted`: a person wrote it, and help desks throw away what says that a program did.
    headers: { "X-Website-Form": kind },
  };
}
