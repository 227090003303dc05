import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import { limitConnections } from "./connections";
import { answerError, answerInvalidRequest, HttpError } from "./errors";
import { operatorsOnly } from "./monitoring/operators";
import { policyReports } from "./monitoring/policy-reports";
import { logRequests } from "./monitoring/request-log";
import { type FormServices, formRoutes } from "./routes";
import { readHeaders } from "./site/headers";
import { serveSite } from "./site/serve-site";

/** Interval between checks for slow clients, in milliseconds. */
const CHECK_INTERVAL = 1000;
/** How long a connection may be idle during an answer, in milliseconds. */
const IDLE_TIMEOUT = 120_000;

const WITH_PORT = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/;

function withoutPorts(clients: string): string {
  return clients
    .split(",")
    .map((client) => client.trim().replace(WITH_PORT, "$1$2"))
    .join(", ");
}

export async function buildApp(logger: FastifyBaseLogger, services: FormServices): Promise<FastifyInstance> {
  const { config, health, metrics } = services;
  const headersOf = await readHeaders(config.publicDir);
  const headersFor = ({ raw }: FastifyRequest) => headersOf((raw.url ?? "").split("?", 1)[0] ?? "");
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: config.bodyLimit,
    requestTimeout: config.requestTimeout,
    connectionTimeout: IDLE_TIMEOUT,
    http: {
      headersTimeout: config.requestTimeout,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL, config.requestTimeout),
    },
    return503OnClosing: false,
    clientErrorHandler: answerInvalidRequest,
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(headersFor(request))),
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async () => {
    throw new HttpError(404, undefined, "NOT_FOUND");
  });
  limitConnections(app.server, config);
  // Some proxies append the client's port: without removing it, each connection would count as another address.
  app.addHook("onRequest", async ({ raw: { headers } }) => {
    const { "x-forwarded-for": clients } = headers;
    if (clients !== undefined) headers["x-forwarded-for"] = withoutPorts(String(clients));
  });
  logRequests(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headersFor(request));
    // A proxy could read a request with two Host headers differently (RFC 9112, section 3.2).
    const { host = [] } = request.raw.headersDistinct;
    if (host.length > 1) throw new HttpError(400, undefined, "TWO_HOSTS");
  });
  const isOperator = operatorsOnly(config.monitorFrom);
  health.routes(app, isOperator);
  metrics.route(app, isOperator);
  await app.register(formRoutes, services);
  await app.register(policyReports, { metrics });
  await serveSite(app, config.publicDir);
  return app;
}
