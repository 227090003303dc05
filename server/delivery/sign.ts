import { createHmac } from "node:crypto";

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/** The key in a secret as the Standard Webhooks specification writes it; undefined for any other text. */
export function signingKey(secret: string): Buffer | undefined {
  const key = Buffer.from(SECRET.exec(secret)?.[1] ?? "", "base64");
  return key.length >= 24 && key.length <= 64 ? key : undefined;
}

/** The three headers of the specification: by them a receiver knows sender, content, time and repeats. */
export function signatureHeaders(key: Buffer, id: string, body: string): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
