import { bareNumber, extensionOf } from "../phone";
import type { Phones } from "./phones";

/** How long a message waits for the library, in ms: without a connection it never comes. */
const LONGEST_WAIT = 4000;

let library: Phones | undefined;

/** The rules of every country's numbers; a quarter of the contact page's code, so they come with the first act. */
export const phoneLibrary = {
  /** @throws Error without a connection; the next call tries again */
  async load(): Promise<Phones> {
    library ??= (await import("./phones")).phones;
    return library;
  },
  /** The library, once it is there. */
  current: (): Phones | undefined => library,
} as const;

/** Waits for the library as long as a message may: then the number is sent as it was typed. */
export async function phonesOrTyped(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  await Promise.race([phoneLibrary.load().catch(() => undefined), late]);
}

/** A plus and digits, an extension behind them; without the library, the country and what was typed. */
export function numberToSend(typed: string, country: string): string {
  const text = bareNumber(typed);
  const extension = extensionOf(typed);
  const behind = extension && ` ext. ${extension}`;
  if (library) return library.toSend(text, country) + behind;
  return `${text.startsWith("+") ? text : `${text} (${country})`}${behind}`;
}
