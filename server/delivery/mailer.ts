import { createTransport } from "nodemailer";
import { escapeHtml } from "../clean";
import type { Config } from "../config";
import { domainOf, type Message, messageIdHeader } from "../message";
import { isThisMachine } from "../networks";
import { sourceLines } from "../source";
import { breakLinks } from "./break-links";
import { asError, readRefusals } from "./failure";
import type { Outlet } from "./outlet";

/** Prefix of every subject: marks mails of the forms as such, and lets mail programs sort them. */
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
 * The mail without its envelope. Both bodies are made from the message's plain lines: no markup of the visitor remains
 * that could imitate another sender's mail.
 */
export function composeMail(message: Message, mailFrom: string) {
  const { id, receivedAt, to, replyTo, reference, kind } = message;
  const came = sourceLines(message.source);
  const under = came.length === 0 ? [] : ["", "Where this came from, as the browser tells it:", ...came];
  const lines = [...message.text, ...under].map(breakLinks);
  const top = banner(message);
  return {
    from: mailFrom,
    // Copies, because nodemailer changes addresses and a message is frozen.
    to: [...to],
    replyTo: replyTo && { ...replyTo },
    subject: `${PREFIX} ${breakLinks(message.subject)} (${reference})`,
    text: [...top, "", ...lines].join("\n"),
    html: `<p style="border:1px solid;padding:8px">${top.map(escapeHtml).join("<br>")}</p>\n<p>${lines.map(toHtml).join("<br>\n")}</p>`,
    messageId: messageIdHeader(id, mailFrom),
    date: new Date(receivedAt),
    // Without `Auto-Submitted`: a person wrote the message, and help desks discard automatic mail.
    headers: { "X-Website-Form": kind },
  };
}

/** A transport with one connection per mail, encrypted unless the mail server is on this machine. */
export function openTransport(
  url: string,
  { mailFrom, smtpTimeout }: Pick<Config, "mailFrom" | "smtpTimeout">,
) {
  const { protocol, hostname } = new URL(url);
  return createTransport({
    url,
    // A machine is often named without a domain, and strict mail servers refuse such a greeting.
    name: domainOf(mailFrom),
    requireTLS: protocol === "smtp:" && !isThisMachine(hostname),
    connectionTimeout: smtpTimeout,
    greetingTimeout: smtpTimeout,
    socketTimeout: smtpTimeout,
    dnsTimeout: smtpTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Mail to a message's addresses. */
export function mailOutlet(url: string, config: Config): Outlet {
  const { mailFrom } = config;
  const transport = openTransport(url, config);
  const send: Outlet["send"] = async (message, recipients, signal) => {
    try {
      const { rejectedErrors } = await transport.sendMail({
        ...composeMail(message, mailFrom),
        envelope: { from: mailFrom, to: [...recipients] },
        signal,
      });
      return readRefusals(rejectedErrors);
    } catch (error) {
      if (signal.aborted) throw Object.assign(new Error("the delivery took too long"), { code: "EDEADLINE" });
      const refused = readRefusals(asError(error).rejectedErrors);
      if (refused.length === recipients.length) return refused;
      throw error;
    }
  };
  return { channel: "mail", recipientsOf: ({ to }) => to, send };
}
