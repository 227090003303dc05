import type { FastifyInstance, FastifyRequest } from "fastify";
import words from "../content/words/host.json";
import type { Config } from "./config";
import { HttpError } from "./errors";
import type { Counters } from "./store/store";

const DAY = 86_400_000;

/**
 * Returns a function that counts a message for each of its mailboxes and throws HttpError 429 above the daily limit.
 * @param app with the rate limit plugin, which counts IPv6 addresses by their /64 network
 */
export function dailyCaps(app: FastifyInstance, counters: Counters, config: Config) {
  const ofAddress = { max: config.dayLimitAddress, timeWindow: DAY, skipOnError: false };
  const countAddress = app.createRateLimit(ofAddress);
  async function hit(name: string, limit: number, code: string): Promise<void> {
    if ((await counters.hit(name, DAY)).count > limit) throw new HttpError(429, words.fullToday, code);
  }
  return async (request: FastifyRequest, mailboxes: readonly string[]): Promise<void> => {
    // Checked first: requests refused for one address must not use up the limit that all visitors share.
    const answer = await countAddress(request);
    if (!answer.isAllowed && answer.isExceeded)
      throw new HttpError(429, words.busyToday, "DAY_LIMIT_ADDRESS");
    for (const mailbox of mailboxes)
      await hit(`mailbox ${mailbox}`, config.dayLimitMailbox, "DAY_LIMIT_MAILBOX");
    await hit("all", config.dayLimit, "DAY_LIMIT");
  };
}
