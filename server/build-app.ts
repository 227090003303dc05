import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { answerBrokenConnection } from "./calls/answer-broken-connection";
import { answerError } from "./calls/answer-error";
import { CallError } from "./calls/call-error";
import { callRoutes } from "./calls/call-routes";
import type { Config } from "./config";
import { health } from "./health";
import { logRequests } from "./log-requests";
import type { Message } from "./message/message";
import { readHeaders } from "./site/headers";
import { serveSite } from "./site/serve-site";

/** What the application needs of the spool. */
export interface Desk {
  /** Resolves only when the message is safe. */
  keep(message: Message): Promise<void>;
  /** Rejects if messages cannot be kept just now. */
  probe(): Promise<void>;
}

/** How often slow clients are looked for, in milliseconds. */
const CHECK_INTERVAL = 1000;
/** How long a connection may lie still while an answer is under way, in milliseconds. */
const STILL_LIMIT = 120_000;

/** The whole host as a Fastify application that is ready to listen. */
export async function buildApp(
  config: Config,
  logger: FastifyBaseLogger,
  desk: Desk,
): Promise<FastifyInstance> {
  const headers = await readHeaders(config.publicDir);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: config.bodyLimit,
    requestTimeout: config.requestTimeout,
    connectionTimeout: STILL_LIMIT,
    http: {
      requestTimeout: config.requestTimeout,
      headersTimeout: config.requestTimeout,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL, config.requestTimeout),
    },
    return503OnClosing: false,
    clientErrorHandler: answerBrokenConnection,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async () => {
    throw new CallError(404, "There is nothing at this address.", "NOT_FOUND");
  });
  logRequests(app);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  await app.register(health, { probe: desk.probe });
  await app.register(callRoutes, { config, keep: desk.keep });
  await serveSite(app, config.publicDir);
  return app;
}
