import type { Answer } from "./answer";
import { callSettings } from "./call-settings";
import type { ConsultationBody, ContactBody } from "./endpoints";
import { readAnswer } from "./read-answer";

/** How long a call may take, its answer included, in milliseconds. */
const PATIENCE = 20_000;

/** Posts JSON and never throws: silence, a cut line and a refusal all become an answer. */
async function post(path: string, payload: object): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PATIENCE);
  try {
    const response = await fetch(callSettings.base + path, {
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
  return post(callSettings.contactPath, payload);
}

/** Sends a consultation request. */
export function sendConsultation(payload: ConsultationBody): Promise<Answer> {
  return post(callSettings.consultationPath, payload);
}
