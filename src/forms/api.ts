import { recordIn, stored } from "../lib/storage";
import type { ConsultationBody } from "./consultation/consultation-fields";
import { type ContactBody, endpoints, SENDER_HEADER, type Sender, SOURCE_HEADER } from "./endpoints";
import { readResponse, readStatus, type ServiceResponse } from "./service-response";
import { sourceOfVisit } from "./visit";

const HEX = 16;
const BYTES = 16;

const storeOf = (path: string) => stored(`key:${path}`, "sessionStorage");

/** `crypto.randomUUID` does not exist on pages over plain HTTP. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(HEX).padStart(2, "0"))
    .join("");

/** The idempotency key: the same until the message is accepted, also after a reload, so that it is delivered once. */
function repeatKey(path: string, content: string): string {
  const before = recordIn(storeOf(path).read());
  if (before.content === content && typeof before.key === "string") return before.key;
  const now = { content, key: newKey() };
  storeOf(path).write(JSON.stringify(now));
  return now.key;
}

/** Gatsby writes each `process.env.GATSBY_…` into the bundle, so every one is named in full. */
export const apiSettings = {
  /** Without a base the requests go to the site's own origin. */
  base: (process.env.GATSBY_API_BASE ?? "").replace(/\/+$/, ""),
  contactPath: process.env.GATSBY_CONTACT_PATH || endpoints.contact,
  consultationPath: process.env.GATSBY_CONSULTATION_PATH || endpoints.consultation,
  contactTo: process.env.GATSBY_CONTACT_TO || undefined,
} as const;

/** Timeout of a request including its response, in milliseconds. */
const TIMEOUT = 20_000;

/**
 * Headers tell the site's own host that a message is a repeat, whom to reply to, and how the visitor came. They are left out for other
 * services, which may refuse unknown headers.
 */
function requestOf(path: string, payload: object, sender?: Sender): Pick<RequestInit, "headers" | "body"> {
  const type = { "content-type": "application/json" };
  const body = JSON.stringify(payload);
  if (apiSettings.base !== "") return { headers: type, body };
  const from = sender && { [SENDER_HEADER]: new URLSearchParams({ ...sender }).toString() };
  const source = sourceOfVisit();
  const came = source && { [SOURCE_HEADER]: source };
  return { headers: { ...type, ...from, ...came, "idempotency-key": repeatKey(path, body) }, body };
}

/** Posts JSON and never throws: a timeout, a lost connection and an error status all become an answer. */
async function post(
  path: string,
  payload: object,
  read: typeof readResponse,
  sender?: Sender,
): Promise<ServiceResponse> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    const response = await fetch(apiSettings.base + path, {
      method: "POST",
      ...requestOf(path, payload, sender),
      signal: controller.signal,
    });
    const answer = read(response.status, await response.text());
    // The next message is new, even with the same words.
    if (answer.kind === "accepted") storeOf(path).write(undefined);
    return answer;
  } catch {
    if (controller.signal.aborted) return { kind: "failed", cause: "timeout" };
    return { kind: "failed", cause: navigator.onLine ? "network" : "offline" };
  } finally {
    clearTimeout(timer);
  }
}

export function sendContact(payload: ContactBody, sender: Sender): Promise<ServiceResponse> {
  return post(apiSettings.contactPath, payload, readStatus, sender);
}

export function sendConsultation(payload: ConsultationBody): Promise<ServiceResponse> {
  return post(apiSettings.consultationPath, payload, readResponse);
}
