import type { FastifyInstance } from "fastify";

/** Logs one line a request, without query, headers or body: failures and calls as info, pages as debug. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const plain = reply.statusCode < 400 && request.method !== "POST";
    const line = {
      method: request.method,
      path: request.url.split("?", 1)[0]?.slice(0, 200),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
    };
    if (plain) request.log.debug(line, "request");
    else request.log.info(line, "request");
    done();
  });
}
