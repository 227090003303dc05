import { type Answer, readAnswer } from "./answer";
import { type ConsultationBody, type ContactBody, endpoints } from "./endpoints";

/**
 * Where the forms send their messages.
 * Gatsby writes each `process.env.GATSBY_…` into the bundle, so every one is named in full.
 */
export const apiSettings = {
  /** Without a base the requests go to the site's own origin. */
  base: (process.env.GATSBY_API_BASE ?? "").replace(/\/+$/, ""),
  contactPath: process.env.GATSBY_CONTACT_PATH || endpoints.contact,
  consultationPath: process.env.GATSBY_CONSULTATION_PATH || endpoints.consultation,
  /** Takes the place of the company's own address for contact messages. */
  contactTo: process.env.GATSBY_CONTACT_TO || undefined,
} as const;

/** How long a request may take, its answer included, in milliseconds. */
const TIMEOUT = 20_000;

/** Posts JSON and never throws: a timeout, a lost connection and an error status all become an answer. */
async function post(path: string, payload: object): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    const response = await fetch(apiSettings.base + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(payload),
      signal: controller.signal,
    });
    return readAnswer(response.status, await response.text());
  } catch {
    if (controller.signal.aborted) return { kind: "failed", cause: "timeout" };
    return { kind: "failed", cause: navigator.onLine ? "network" : "offline" };
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a contact message. */
export function sendContact(payload: ContactBody): Promise<Answer> {
  return post(apiSettings.contactPath, payload);
}

/** Sends a consultation request. */
export function sendConsultation(payload: ConsultationBody): Promise<Answer> {
  return post(apiSettings.consultationPath, payload);
}
