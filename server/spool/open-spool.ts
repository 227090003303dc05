import type { FastifyBaseLogger } from "fastify";
import { errorCode } from "../errors";
import { lockSpool } from "./lock-spool";
import { Spool } from "./spool";
import { makeSpoolFolders } from "./spool-folders";

/**
 * Opens a spool for this process alone. One that cannot be written is opened all the same, with a word in the log:
 * the site still serves, and the calls answer 503.
 *
 * @throws Error with one line if another process uses the spool
 */
export async function openSpool(
  root: string,
  logger: FastifyBaseLogger,
): Promise<{ readonly spool: Spool; readonly release: () => Promise<void> }> {
  const spool = new Spool(root);
  let release = async () => {};
  try {
    await makeSpoolFolders(spool.folders);
    release = await lockSpool(root);
    await spool.prepare();
  } catch (error) {
    const code = errorCode(error);
    if (code === "EADDRINUSE") {
      throw new Error(`another process uses the spool ${root}; stop it or set SPOOL_DIR to another folder`);
    }
    logger.error({ code, spool: root }, "the spool cannot be written: messages will be refused");
  }
  return { spool, release };
}
