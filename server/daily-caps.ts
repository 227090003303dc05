import type { Config } from "./config";
import { HttpError } from "./errors";
import type { Counters } from "./store/store";

const DAY = 86_400_000;

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

export class DailyCaps {
  constructor(
    private readonly counters: Counters,
    private readonly config: Pick<Config, "dayLimit" | "dayLimitAddress" | "dayLimitMailbox">,
  ) {}

  /** Counts a message; @throws HttpError 429 if it is one too many. */
  async count(ip: string, mailboxes: readonly string[]): Promise<void> {
    const { dayLimit, dayLimitAddress, dayLimitMailbox } = this.config;
    // First: what one address is refused must not use up what all have.
    await this.#hit(`day ${customerOf(ip)}`, dayLimitAddress, FROM_HERE, "DAY_LIMIT_ADDRESS");
    for (const mailbox of mailboxes)
      await this.#hit(`mailbox ${mailbox}`, dayLimitMailbox, FROM_ALL, "DAY_LIMIT_MAILBOX");
    await this.#hit("all", dayLimit, FROM_ALL, "DAY_LIMIT");
  }

  async #hit(name: string, limit: number, words: string, code: string): Promise<void> {
    const { count } = await this.counters.hit(name, DAY);
    if (count > limit) throw new HttpError(429, words, code);
  }
}
