import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics";

/** Largest report in bytes; browsers send about one kilobyte. */
const LIMIT = 16_384;

/**
 * `POST /csp-report`, which the pages' Content-Security-Policy names: a report is counted and dropped. It is not
 * logged, as anybody can send one and it may reveal what a visitor read.
 */
export async function policyReports(
  app: FastifyInstance,
  { metrics }: { readonly metrics: Metrics },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: LIMIT }, (_request, _body, done) =>
    done(null),
  );
  app.post("/csp-report", async (_request, reply) => {
    metrics.policyReports.inc();
    return reply.code(204).header("cache-control", "no-store").send();
  });
}
