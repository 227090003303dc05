import type { Config } from "../config";
import { openTransport } from "./mailer";

/** Sends a text; rejects if that fails. */
export type Alert = (text: string) => Promise<void>;

const WEBHOOK = /^https?:\/\//;
const WEBHOOK_TIMEOUT = 10_000;

/** Posts `{text}`, which the common chat programs understand. */
function postTo(url: string): Alert {
  return async (text) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
      redirect: "error",
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  };
}

/** The sender of alarms: webhook or mail; undefined without `ALERT_TO`, or for mail without a mail server. */
export function alertSender(config: Config): Alert | undefined {
  const { alertTo, smtpUrl, mailFrom, deliveryTimeout } = config;
  if (alertTo === undefined) return undefined;
  if (WEBHOOK.test(alertTo)) return postTo(alertTo);
  if (smtpUrl === undefined) return undefined;
  const transport = openTransport(smtpUrl, config);
  return async (text) => {
    await transport.sendMail({
      from: mailFrom,
      to: alertTo,
      subject: "The website's forms need attention",
      text,
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.timeout(deliveryTimeout),
    });
  };
}
