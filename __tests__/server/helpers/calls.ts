import type { OutgoingHttpHeaders } from "node:http";
import { z } from "zod";
import { request } from "./request";

export const CONTACT = "/api/ont/v1/dev/email/sendWebsiteEmail";
export const CONSULTATION = "/sendWebsiteConsultingEmail";

const answer = z.strictObject({
  success: z.boolean(),
  message: z.string().optional(),
  messageId: z.string().optional(),
  reference: z.string().optional(),
});

export function contactBody(mark = "hello") {
  return {
    to: "hello@agency.example",
    subject: "New message from Asha",
    html: `<p><strong>Full name:</strong> Asha</p><p><strong>Email:</strong> asha@example.com</p><p><strong>Phone:</strong> +919840000000</p><p><strong>Message:</strong><br>${mark}</p>`,
  };
}

export function consultationBody(mark = "12 Main Street") {
  return {
    from: "asha@example.com",
    name: "Asha",
    email: "asha@example.com",
    mobile: "+919840000000",
    address: mark,
    education: ["Undergraduate", "Other"],
    otherEducation: "Diploma",
    studyCountry: ["Australia"],
    otherStudyCountry: "",
  };
}

/** Posts a body: strings and buffers unchanged, anything else as JSON. The answer must match the documented schema. */
export async function post(address: string, path: string, body: unknown, headers: OutgoingHttpHeaders = {}) {
  const raw = typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const got = await request(address, path, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": Buffer.byteLength(raw), ...headers },
    body: raw,
  });
  return { status: got.status, headers: got.headers, ...answer.parse(JSON.parse(got.body.toString())) };
}
