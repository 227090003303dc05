import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config";
import { errorCode } from "../errors";
import { Spool } from "./spool";

/**
 * Opens a spool, which other hosts may use too. A spool that cannot be written is logged, not thrown: the host then
 * still serves the site, and the endpoints answer 503.
 */
export async function openSpool(
  { spoolDir, hostId, claimTimeout }: Pick<Config, "spoolDir" | "hostId" | "claimTimeout">,
  logger: FastifyBaseLogger,
): Promise<Spool> {
  const spool = new Spool(spoolDir, { hostId, claimTimeout });
  try {
    await spool.prepare();
    const others = (await spool.claims.owners()).filter((owner) => owner !== spool.claims.owner);
    if (others.length > 0) logger.warn({ others }, "other hosts use this spool too");
  } catch (error) {
    logger.error(
      { code: errorCode(error), spool: spoolDir },
      "the spool cannot be written: messages will be refused",
    );
  }
  return spool;
}
