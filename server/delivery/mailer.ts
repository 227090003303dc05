import { createTransport } from "nodemailer";
import type { Config } from "../config";
import type { Message } from "../message";
import { composeMail } from "./compose-mail";
import { asError, type Refusal, readRefusals } from "./failure";

/**
 * Sends one message to some of its recipients. Resolves once the mail server has confirmed it for all of them but
 * those in the answer; rejects if it took the message for none.
 */
export type Mailer = (
  message: Message,
  recipients: readonly string[],
  signal: AbortSignal,
) => Promise<readonly Refusal[]>;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** A transport with one connection per mail, which is encrypted unless it stays on this machine. */
export function openTransport(url: string, smtpTimeout: number) {
  const { protocol, hostname } = new URL(url);
  return createTransport({
    url,
    requireTLS: protocol === "smtp:" && !LOOPBACK.test(hostname),
    connectionTimeout: smtpTimeout,
    greetingTimeout: smtpTimeout,
    socketTimeout: smtpTimeout,
    dnsTimeout: smtpTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export function smtpMailer(url: string, { mailFrom, smtpTimeout }: Config): Mailer {
  const transport = openTransport(url, smtpTimeout);
  return async (message, recipients, signal) => {
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
}
