import { createTransport } from "nodemailer";
import type { Config } from "../config";
import type { Message } from "../message";
import { messageIdHeader } from "../message";

/** Hands one message to a mail server; resolves when that has taken it for every recipient. */
export type Mailer = (message: Message) => Promise<void>;

/** A mailer over SMTP: one connection a message, always the same Message-ID for the same message. */
export function smtpMailer(
  url: string,
  { mailFrom, smtpTimeout }: Pick<Config, "mailFrom" | "smtpTimeout">,
): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: smtpTimeout,
    greetingTimeout: smtpTimeout,
    socketTimeout: smtpTimeout,
    dnsTimeout: smtpTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    await transport.sendMail({
      from: mailFrom,
      to: [...message.to],
      replyTo: message.replyTo && { ...message.replyTo },
      subject: message.subject,
      text: message.text.join("\n"),
      html: message.html,
      messageId: messageIdHeader(message.id, mailFrom),
      date: new Date(message.receivedAt),
    });
  };
}
