import { recordIn, stored } from "../lib/storage";

const HEX = 16;
const BYTES = 16;

const storeOf = (path: string) => stored(`key:${path}`, "sessionStorage");

/** Not `crypto.randomUUID`, which a page on plain HTTP does not have. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(HEX).padStart(2, "0"))
    .join("");

/** The same until the message is accepted, also after a reload, so that it is not delivered twice. */
export function repeatKey(path: string, content: string): string {
  const before = recordIn(storeOf(path).read());
  if (before.content === content && typeof before.key === "string") return before.key;
  const now = { content, key: newKey() };
  storeOf(path).write(JSON.stringify(now));
  return now.key;
}

/** The message is accepted: the next one is new, even with the same words. */
export function forgetKey(path: string): void {
  storeOf(path).write(undefined);
}
