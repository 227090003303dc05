import { stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "./build-app";
import type { Config } from "./config";
import { Courier } from "./delivery/courier";
import { smtpMailer } from "./delivery/mailer";
import { errorCode } from "./errors";
import { openSpool } from "./spool/spool";

/** A running host. */
export interface Host {
  /** Its address for a browser on this machine. */
  readonly address: string;
  /** Finishes requests and deliveries in progress, then stops. */
  close(): Promise<void>;
}

/** How long a delivery in progress may delay the shutdown, in milliseconds. */
const DELIVERY_TIMEOUT = 10_000;
/** How often a shutdown closes connections that have become idle, in milliseconds. */
const CLOSE_INTERVAL = 50;

/** Why the host cannot listen, in one line that says what to do. */
function explainListenError(error: unknown, { port, host }: Config): Error {
  const code = errorCode(error);
  if (code === "EADDRINUSE") {
    return new Error(`port ${port} is taken; stop what uses it or set PORT to another`);
  }
  if (code === "EACCES") {
    return new Error(`this user may not listen on port ${port}; set PORT above 1023`);
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new Error(`HOST ${host} is no address of this machine`);
  }
  return error instanceof Error ? error : new Error(String(error));
}

/** Stops listening and lets requests in progress finish; those that outlast `timeout` milliseconds are cut off. */
async function closeApp(app: FastifyInstance, timeout: number): Promise<void> {
  const closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_INTERVAL);
  const limit = setTimeout(() => app.server.closeAllConnections(), timeout);
  try {
    await app.close();
  } finally {
    clearInterval(closing);
    clearTimeout(limit);
  }
}

function localAddress(app: FastifyInstance, { port, host }: Config): string {
  const bound = app.server.address();
  const name = /^(?:0\.0\.0\.0|::)$/.test(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${typeof bound === "object" && bound ? bound.port : port}`;
}

/**
 * Starts the host: the site, the two endpoints and delivery.
 *
 * @throws Error with one line that says what prevents the start
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
    throw explainListenError(error, config);
  }
  courier?.start();

  return {
    address: localAddress(app, config),
    async close() {
      await closeApp(app, config.requestTimeout);
      await Promise.race([courier?.stop(), wait(DELIVERY_TIMEOUT, undefined, { ref: false })]);
      await release();
    },
  };
}
