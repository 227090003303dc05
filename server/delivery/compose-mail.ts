import type { Message } from "../message";
import { messageIdHeader } from "../message";

/** What the mail server gets of a message, but for the envelope. */
export function composeMail({ id, receivedAt, to, replyTo, subject, text, html }: Message, mailFrom: string) {
  return {
    from: mailFrom,
    // Copies: nodemailer changes addresses, and a message is frozen.
    to: [...to],
    replyTo: replyTo && { ...replyTo },
    subject,
    text: text.join("\n"),
    html,
    messageId: messageIdHeader(id, mailFrom),
    date: new Date(receivedAt),
  };
}
