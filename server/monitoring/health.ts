import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Figures, Store } from "../store/store";

/** How long the answer of a probe is good, in milliseconds: nobody can keep the disk busy by asking. */
const GOOD_FOR = 5000;

export class Readiness {
  #at = 0;
  #answer: Promise<boolean> | undefined;

  constructor(private readonly store: Pick<Store, "name" | "probe">) {}

  /** Why the answer is no, for an operator. */
  get trouble(): string {
    return `the ${this.store.name} cannot be written`;
  }

  check(): Promise<boolean> {
    if (this.#answer === undefined || performance.now() - this.#at >= GOOD_FOR) {
      this.#at = performance.now();
      this.#answer = this.store.probe().then(
        () => true,
        () => false,
      );
    }
    return this.#answer;
  }

  /** A message was stored, or could not be: that is newer than the last probe. */
  learn(wasStored: boolean): void {
    this.#at = performance.now();
    this.#answer = wasStored ? Promise.resolve(true) : undefined;
  }
}

/**
 * `GET /livez`: 200 while the process answers. `GET /readyz` and `GET /healthz`: 200 while messages can be stored, else
 * 503. Only operators read why, and what waits.
 */
export function healthRoutes(
  app: FastifyInstance,
  readiness: Readiness,
  figures: () => Promise<Figures>,
  isOperator: (request: FastifyRequest) => boolean,
): void {
  app.get("/livez", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    reply.header("cache-control", "no-store");
    const known = (await readiness.check()) ? await figures().catch(() => undefined) : undefined;
    if (!known) reply.code(503);
    if (!isOperator(request)) return { status: known ? "ok" : "unavailable" };
    if (!known) return { status: readiness.trouble };
    const { waiting, oldestSeconds, failed, suspect } = known;
    return { status: "ok", waiting, oldestSeconds, failed, suspect };
  }
  app.get("/readyz", answer);
  app.get("/healthz", answer);
}
