import type { FastifyInstance } from "fastify";

/** `GET /healthz`: 200 while messages can be kept, else 503. */
export async function health(
  app: FastifyInstance,
  { probe }: { readonly probe: () => Promise<void> },
): Promise<void> {
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
