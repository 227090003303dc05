import type { FastifyInstance } from "fastify";

/** `GET /healthz`: 200 while messages can be stored, else 503. */
export function healthRoute(app: FastifyInstance, probe: () => Promise<void>): void {
  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await probe();
      return { status: "ok" };
    } catch {
      reply.code(503);
      return { status: "the spool cannot be written" };
    }
  });
}

/** Logs one line per request, without query, headers or body: errors and POST as info, pages as debug. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const level = reply.statusCode < 400 && request.method !== "POST" ? "debug" : "info";
    request.log[level](
      {
        method: request.method,
        path: request.url.split("?", 1)[0]?.slice(0, 200),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      "request",
    );
    done();
  });
}
