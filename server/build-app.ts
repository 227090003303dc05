import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Config } from "./config";
import { answerError, answerInvalidRequest, HttpError } from "./errors";
import type { Message } from "./message";
import { healthRoute, logRequests } from "./monitoring";
import { formRoutes } from "./routes";
import { readHeaders } from "./site/headers";
import { serveSite } from "./site/serve-site";

/** What the application needs of the spool. */
export interface MessageStore {
  /** Resolves only once the message is on disk. */
  save(message: Message): Promise<void>;
  /** Rejects if nothing can be stored at present. */
  probe(): Promise<void>;
}

/** How often slow clients are looked for, in milliseconds. */
const CHECK_INTERVAL = 1000;
/** How long a connection may be idle during an answer, in milliseconds. */
const IDLE_TIMEOUT = 120_000;

/** The whole host as a Fastify application that is ready to listen. */
export async function buildApp(
  config: Config,
  logger: FastifyBaseLogger,
  store: MessageStore,
): Promise<FastifyInstance> {
  const headers = await readHeaders(config.publicDir);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: config.bodyLimit,
    requestTimeout: config.requestTimeout,
    connectionTimeout: IDLE_TIMEOUT,
    http: {
      requestTimeout: config.requestTimeout,
      headersTimeout: config.requestTimeout,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL, config.requestTimeout),
    },
    return503OnClosing: false,
    clientErrorHandler: answerInvalidRequest,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async () => {
    throw new HttpError(404, undefined, "NOT_FOUND");
  });
  logRequests(app);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  healthRoute(app, () => store.probe());
  await app.register(formRoutes, { config, save: (message) => store.save(message) });
  await serveSite(app, config.publicDir);
  return app;
}
