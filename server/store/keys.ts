import { createHash } from "node:crypto";
import { HttpError } from "../errors";

/** How long a key is remembered, in milliseconds. */
export const KEY_LIFE_MS = 86_400_000;
const MAX_KEY = 200;
const REUSED = "This key belongs to another message. Please use a new one.";

export const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** @throws HttpError 400 for an `Idempotency-Key` that is too long */
export function checkKey(key: string): void {
  if (key.length <= MAX_KEY) return;
  throw new HttpError(400, `The Idempotency-Key is too long (at most ${MAX_KEY} characters).`, "KEY");
}

/** @param first digest of the content that came first @throws HttpError 422 if the new content differs from it */
export function checkSameContent(first: string, content: string): void {
  if (first !== digest(content)) throw new HttpError(422, REUSED, "KEY_REUSED");
}
