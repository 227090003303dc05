import { extensionOf, normalizedNumber } from "../phone";
import type { Phones } from "./phones";

/** Timeout for the library when a message is sent, in ms: offline it never loads. */
const LONGEST_WAIT = 4000;

let library: Phones | undefined;

/** Phone number rules of all countries; a quarter of the contact page's code, so they load at the first input. */
export const phoneLibrary = {
  /** @throws Error without a connection; the next call tries again */
  async load(): Promise<Phones> {
    library ??= (await import("./phones")).phones;
    return library;
  },
  current: (): Phones | undefined => library,
} as const;

export async function waitForPhones(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  await Promise.race([phoneLibrary.load().catch(() => undefined), late]);
}

/** The number to send: a plus and digits, then the extension; without the library, the country and the typed text. */
export function numberToSend(typed: string, country: string): string {
  const text = normalizedNumber(typed);
  const extension = extensionOf(typed);
  const behind = extension && ` ext. ${extension}`;
  if (library) return library.toSend(text, country) + behind;
  return `${text.startsWith("+") ? text : `${text} (${country})`}${behind}`;
}
