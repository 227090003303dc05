import { createTransport } from "nodemailer";
import type { Config } from "../config";
import { type Message, messageIdHeader } from "../message";

/** Sends one message; resolves once the mail server has confirmed it for every recipient. */
export type Mailer = (message: Message) => Promise<void>;

/** A mailer over SMTP, with one connection per message. */
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
  return async ({ id, receivedAt, to, replyTo, subject, text, html }) => {
    await transport.sendMail({
      from: mailFrom,
      // Copies: nodemailer changes addresses, and a message is frozen.
      to: [...to],
      replyTo: replyTo && { ...replyTo },
      subject,
      text: text.join("\n"),
      html,
      messageId: messageIdHeader(id, mailFrom),
      date: new Date(receivedAt),
    });
  };
}

/** Why an attempt failed. */
export interface Failure {
  readonly code: string;
  readonly responseCode: number | undefined;
  /** True if the mail server could not be used at all, whatever the message. */
  readonly isServerDown: boolean;
  /** May quote the server: for the note, not for the log. */
  readonly text: string;
}

const MAX_TEXT = 300;
/** SMTP commands that come before any message. */
const BEFORE_MESSAGE = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH.*)$/;

/** Reads an error of nodemailer or of the file system. */
export function describeFailure(error: unknown): Failure {
  const fields = new Map(Object.entries(typeof error === "object" && error !== null ? error : {}));
  const code = String(fields.get("code") ?? "UNKNOWN");
  const responseCode = fields.get("responseCode");
  return {
    code,
    responseCode: typeof responseCode === "number" ? responseCode : undefined,
    isServerDown: code === "EDNS" || BEFORE_MESSAGE.test(String(fields.get("command") ?? "")),
    text: String(error).slice(0, MAX_TEXT),
  };
}
