import { lookup } from "node:dns";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import type { Config } from "../config";
import { errorCode } from "../errors";
import type { Message } from "../message";
import { mayLeadTo } from "../networks";
import { DeliveryError } from "./failure";
import type { Outlet } from "./outlet";
import { signatureHeaders, signingKey } from "./sign";

/** The recipient's name in notes. */
const RECIPIENT = "webhook";
/** The receiver is overloaded, or a machine before it does not reach it: other messages would fare no better. */
const DOWN = new Set([429, 502, 503, 504]);
const GONE = 410;

/** The body: what a counsellor's system needs of a message, by names that stay. */
export function webhookBody({ kind, reference, receivedAt, subject, text, fields, source }: Message): string {
  const data = {
    reference,
    form: kind,
    receivedAt,
    subject,
    fields: fields ?? {},
    text: text.join("\n"),
    source,
  };
  return JSON.stringify({ type: `enquiry.${kind}`, timestamp: receivedAt, data });
}

function answerError(status: number): DeliveryError {
  const isServerDown = DOWN.has(status);
  return new DeliveryError({
    code: "EWEBHOOK",
    responseCode: status,
    isServerDown,
    isRefusal: !isServerDown && status < 500,
    isNoAddress: status === GONE,
    text: `the webhook answered ${status}${status < 400 ? ", and redirects are not followed" : ""}`,
  });
}

/** Nothing answered: the code says why, such as ECONNREFUSED or the name of a fault in the certificate. */
function callError(error: unknown, hasTimedOut: boolean): DeliveryError {
  const code = hasTimedOut ? "EDEADLINE" : (errorCode(error) ?? "UNKNOWN");
  const what = { responseCode: undefined, isRefusal: code === "EPRIVATE", isNoAddress: false };
  return new DeliveryError({
    code,
    ...what,
    isServerDown: !hasTimedOut,
    text: `the webhook was not reached: ${code}`,
  });
}

/** Looks a name up and refuses its addresses that are private: the name may change where it leads. */
function guardedLookup(networks: readonly string[]): RequestOptions["lookup"] {
  const isAllowed = mayLeadTo(networks);
  return (name, options, answer) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      const refusal = Object.assign(new Error("a private address"), { code: "EPRIVATE" });
      if (error || first === undefined) answer(error ?? refusal, []);
      else if (!found.every(({ address }) => isAllowed(address))) answer(refusal, []);
      else if (options.all) answer(null, found);
      else answer(null, first.address, first.family);
    });
}

/** Each message as signed JSON to `WEBHOOK_URL`; any status of 2xx confirms it. */
export function webhookOutlet(url: string, secret: string, config: Config): Outlet {
  const key = signingKey(secret);
  if (key === undefined) throw new Error("WEBHOOK_SECRET is no secret of a webhook");
  const call = new URL(url).protocol === "https:" ? httpsRequest : httpRequest;
  const lookup = guardedLookup(config.webhookNetworks);
  return {
    channel: "webhook",
    recipientsOf: () => [RECIPIENT],
    async send(message, _recipients, signal) {
      const body = webhookBody(message);
      const limit = AbortSignal.any([signal, AbortSignal.timeout(config.webhookTimeout)]);
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "bec-host",
        ...signatureHeaders(key, message.id, body),
      };
      let status: number;
      try {
        const sent = call(url, { method: "POST", headers, lookup, agent: false, signal: limit });
        sent.end(body);
        const [answer] = await once(sent, "response");
        status = answer.statusCode;
        answer.destroy();
      } catch (error) {
        throw callError(error, limit.aborted);
      }
      if (status < 200 || status > 299) throw answerError(status);
      return [];
    },
  };
}
