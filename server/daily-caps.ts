import type { FastifyInstance, FastifyRequest } from "fastify";
import hostWords from "../content/words/host.json";
import type { Config } from "./config";
import { HttpError } from "./errors";
import type { Counters } from "./store/store";

const DAY = 86_400_000;

const { host: words } = hostWords;

/**
 * Returns a function that counts a message for its mailboxes; it throws HttpError 429 if it is one too many.
 *
 * @param app with the plugin for limits, which of IPv6 counts the network of 64 bits that one customer has
 */
export function dailyCaps(app: FastifyInstance, counters: Counters, config: Config) {
  const ofAddress = { max: config.dayLimitAddress, timeWindow: DAY, skipOnError: false };
  const countAddress = app.createRateLimit(ofAddress);
  async function hit(name: string, limit: number, code: string): Promise<void> {
    if ((await counters.hit(name, DAY)).count > limit) throw new HttpError(429, words.fullToday, code);
  }
  return async (request: FastifyRequest, mailboxes: readonly string[]): Promise<void> => {
    // First: what one address is refused must not use up what all have.
    const answer = await countAddress(request);
    if (!answer.isAllowed && answer.isExceeded)
      throw new HttpError(429, words.busyToday, "DAY_LIMIT_ADDRESS");
    for (const mailbox of mailboxes)
      await hit(`mailbox ${mailbox}`, config.dayLimitMailbox, "DAY_LIMIT_MAILBOX");
    await hit("all", config.dayLimit, "DAY_LIMIT");
  };
}
