import { stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { buildApp } from "./build-app";
import { closeApp } from "./close-app";
import type { Config } from "./config";
import { Courier } from "./delivery/courier";
import { smtpMailer } from "./delivery/mailer";
import { explainStart } from "./explain-start";
import { openSpool } from "./spool/spool";

/** A running host. */
export interface Host {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Finishes the requests and deliveries under way, then stops. */
  close(): Promise<void>;
}

/** How long a delivery under way may hold up the end, in milliseconds. */
const LAST_DELIVERY = 10_000;

/**
 * Starts the host: the site, the two calls and delivery.
 *
 * @throws Error with one line that says what stands in the way
 */
export async function startHost(config: Config, logger: FastifyBaseLogger): Promise<Host> {
  if (!(await stat(config.publicDir).catch(() => undefined))?.isDirectory()) {
    throw new Error(`there is no folder ${config.publicDir}; run npm run build`);
  }
  const { spool, release } = await openSpool(config.spoolDir, logger);
  const courier =
    config.smtpUrl === undefined
      ? undefined
      : new Courier(spool, smtpMailer(config.smtpUrl, config), config, logger);
  const app = await buildApp(config, logger, {
    probe: () => spool.probe(),
    save: async (message) => {
      await spool.accept(message);
      courier?.wake();
    },
  });
  try {
    await app.listen({ port: config.port, host: config.host, listenTextResolver: () => "listening" });
  } catch (error) {
    await app.close();
    await release();
    throw explainStart(error, config);
  }
  courier?.start();

  const bound = app.server.address();
  const port = typeof bound === "object" && bound ? bound.port : config.port;
  const name = /^(?:0\.0\.0\.0|::)$/.test(config.host) ? "localhost" : config.host;
  return {
    address: `http://${name.includes(":") ? `[${name}]` : name}:${port}`,
    async close() {
      await closeApp(app, config.requestTimeout);
      await Promise.race([courier?.stop(), wait(LAST_DELIVERY, undefined, { ref: false })]);
      await release();
    },
  };
}
