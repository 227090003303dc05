import { stat } from "node:fs/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { Alarm } from "./alarm";
import { buildApp } from "./build-app";
import type { Config } from "./config";
import { alertSender } from "./delivery/alert-sender";
import { Courier } from "./delivery/courier";
import { mailOutlet } from "./delivery/mailer";
import type { Outlet } from "./delivery/outlet";
import { webhookOutlet } from "./delivery/webhook";
import { errorCode } from "./errors";
import { Health } from "./monitoring/health";
import { Metrics } from "./monitoring/metrics";
import { keepDeleting } from "./retention";
import { chooseStore } from "./store/open-store";

export interface Host {
  readonly address: string;
  /** Finishes requests and deliveries in progress, then stops. */
  close(): Promise<void>;
}

/** How long a delivery in progress may delay the shutdown, in milliseconds. */
const DELIVERY_TIMEOUT = 10_000;
/** How often a shutdown closes connections that have become idle, in milliseconds. */
const CLOSE_INTERVAL = 50;

/** The reason why the host cannot listen, in one line that says what to do. */
function explainListenError(error: unknown, { port, host }: Config): unknown {
  const elsewhere = `HOST ${host} is no address of this machine`;
  const reasons = new Map([
    ["EADDRINUSE", `port ${port} is taken; stop what uses it or set PORT to another`],
    ["EACCES", `this user may not listen on port ${port}; set PORT above 1023`],
    ["EADDRNOTAVAIL", elsewhere],
    ["ENOTFOUND", elsewhere],
  ]);
  const reason = reasons.get(errorCode(error) ?? "");
  return reason === undefined ? error : new Error(reason);
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

const ANY = "::";
const NO_IPV6 = /^(?:EAFNOSUPPORT|EADDRNOTAVAIL|ENETUNREACH)$/;

/** Listens on the configured address; on every IPv4 address where all are wanted and the machine has no IPv6. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  const at = (place: string) => app.listen({ port, host: place, listenTextResolver: () => "listening" });
  try {
    await at(host);
  } catch (error) {
    if (host !== ANY || !NO_IPV6.test(errorCode(error) ?? "")) throw error;
    await at("0.0.0.0");
  }
}

function localAddress(app: FastifyInstance, { port, host }: Config): string {
  const bound = app.server.address();
  const name = /^(?:0\.0\.0\.0|::)$/.test(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${typeof bound === "object" && bound ? bound.port : port}`;
}

function warnOfMail({ smtpUrl, mailFrom, mailTo }: Config, logger: FastifyBaseLogger): void {
  if (smtpUrl === undefined) logger.warn("SMTP_URL is not set: messages are kept, and nobody is sent them");
  else if (mailTo.includes(mailFrom))
    logger.warn("MAIL_FROM is one of MAIL_TO: mail of the forms looks like mail of a colleague");
}

/** Without a mail server messages wait. */
function outlets(config: Config): readonly Outlet[] {
  const { smtpUrl, webhookUrl, webhookSecret } = config;
  return [
    ...(smtpUrl === undefined ? [] : [mailOutlet(smtpUrl, config)]),
    ...(webhookUrl === undefined || webhookSecret === undefined
      ? []
      : [webhookOutlet(webhookUrl, webhookSecret, config)]),
  ];
}

/**
 * Starts the host: the site, the two endpoints and delivery.
 *
 * @param droppedLines of the log, since the start
 * @throws Error with one line that says what prevents the start
 */
export async function startHost(
  config: Config,
  logger: FastifyBaseLogger,
  droppedLines: () => number = () => 0,
): Promise<Host> {
  if (!(await stat(config.publicDir).catch(() => undefined))?.isDirectory()) {
    throw new Error(`there is no folder ${config.publicDir}; run npm run build`);
  }
  const store = chooseStore(config, logger);
  await store.open();
  const health = new Health(store);
  const metrics = new Metrics(health, droppedLines);
  const alarm = new Alarm(alertSender(config), logger);
  warnOfMail(config, logger);
  const couriers = outlets(config).map(
    (outlet) => new Courier(store, outlet, config, logger, alarm, metrics),
  );
  const wake = () => {
    for (const courier of couriers) courier.wake();
  };
  const app = await buildApp(logger, { config, store, health, metrics, wake });
  try {
    await listen(app, config);
  } catch (error) {
    await app.close();
    await store.close();
    throw explainListenError(error, config);
  }
  for (const courier of couriers) courier.start();
  const stopDeleting = keepDeleting(store, config, logger);

  return {
    address: localAddress(app, config),
    async close() {
      await closeApp(app, config.requestTimeout);
      await Promise.all(couriers.map((courier) => courier.stop(DELIVERY_TIMEOUT)));
      alarm.stop();
      stopDeleting();
      await store.close();
    },
  };
}
