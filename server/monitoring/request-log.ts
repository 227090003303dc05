import type { FastifyInstance } from "fastify";

/**
 * Logs one line per request, without query, headers or body: errors and POST as info, pages as debug. A path that the
 * site does not have is not logged, as somebody typed it.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const level = reply.statusCode < 400 && request.method !== "POST" ? "debug" : "info";
    request.log[level](
      {
        method: request.method,
        path: reply.statusCode === 404 ? undefined : request.url.split("?", 1)[0]?.slice(0, 200),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      "request",
    );
    done();
  });
}
