import type { Config } from "./config";
import { HttpError } from "./errors";

/** A day, in milliseconds, by a clock that nobody can set. */
const DAY = 86_400_000;
/** The most addresses that are told apart; beyond it new ones share one count. */
const MOST_ADDRESSES = 50_000;
const OTHERS = "others";

const FROM_HERE = "Too many messages from your connection today. Please phone us, or try again tomorrow.";
const FROM_ALL = "This form has taken all the messages it can today. Please phone us, or try again tomorrow.";

/** The address, or of IPv6 the network of 64 bits that one customer has. */
export function customerOf(ip: string): string {
  if (!ip.includes(":") || ip.startsWith("::ffff:")) return ip;
  const [start = "", end] = ip.split("%", 1)[0]?.split("::") ?? [];
  const groups = start === "" ? [] : start.split(":");
  const missing = end === undefined ? 0 : 8 - groups.length - (end === "" ? 0 : end.split(":").length);
  return [...groups, ...Array.from({ length: missing }, () => "0")].slice(0, 4).join(":");
}

/** How many messages a day are taken: from one address, for one mailbox, and in all. They start anew with the host. */
export class DailyCaps {
  #since = performance.now();
  #all = 0;
  readonly #addresses = new Map<string, number>();
  readonly #mailboxes = new Map<string, number>();

  constructor(private readonly config: Pick<Config, "dayLimit" | "dayLimitAddress" | "dayLimitMailbox">) {}

  /** Counts a message; @throws HttpError 429 if it is one too many. */
  count(ip: string, mailboxes: readonly string[]): void {
    this.#startDay();
    const customer = customerOf(ip);
    const address =
      this.#addresses.has(customer) || this.#addresses.size < MOST_ADDRESSES ? customer : OTHERS;
    if ((this.#addresses.get(address) ?? 0) >= this.config.dayLimitAddress) {
      throw new HttpError(429, FROM_HERE, "DAY_LIMIT_ADDRESS");
    }
    if (this.#all >= this.config.dayLimit) throw new HttpError(429, FROM_ALL, "DAY_LIMIT");
    if (mailboxes.some((mailbox) => (this.#mailboxes.get(mailbox) ?? 0) >= this.config.dayLimitMailbox)) {
      throw new HttpError(429, FROM_ALL, "DAY_LIMIT_MAILBOX");
    }
    this.#all += 1;
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    for (const mailbox of mailboxes) this.#mailboxes.set(mailbox, (this.#mailboxes.get(mailbox) ?? 0) + 1);
  }

  #startDay(): void {
    const now = performance.now();
    if (now - this.#since < DAY) return;
    this.#since = now;
    this.#all = 0;
    this.#addresses.clear();
    this.#mailboxes.clear();
  }
}
