import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Figures, Store } from "../store/store";

/** How long a status of the store is cached, in milliseconds, so that requests cannot keep the disk busy. */
const GOOD_FOR = 5000;

interface Standing {
  readonly canStore: boolean;
  /** Undefined if the counts cannot be read. */
  readonly figures: Figures | undefined;
}

/** The store's status, queried at most every five seconds. */
export class Health {
  #at = 0;
  #wasWell = true;
  #standing: Promise<Standing> | undefined;

  constructor(private readonly store: Pick<Store, "name" | "probe" | "figures">) {}

  ask(): Promise<Standing> {
    if (this.#standing === undefined || performance.now() - this.#at >= GOOD_FOR) {
      this.#at = performance.now();
      this.#standing = this.#look();
    }
    return this.#standing;
  }

  async #look(): Promise<Standing> {
    const probe = this.store.probe().then(
      () => true,
      () => false,
    );
    const [canStore, figures] = await Promise.all([probe, this.store.figures().catch(() => undefined)]);
    this.#wasWell = canStore;
    return { canStore, figures };
  }

  /** Drops the cached status when storing a message begins to fail or to work again. */
  learn(wasStored: boolean): void {
    if (wasStored !== this.#wasWell) this.#standing = undefined;
  }

  /**
   * `GET /livez`: 200 while the process answers. `GET /readyz` and `GET /healthz`: 200 while messages can be stored,
   * else 503. Only operators see the reason and the counts.
   */
  routes(app: FastifyInstance, isOperator: (request: FastifyRequest) => boolean): void {
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header("cache-control", "no-store");
      const { canStore, figures } = await this.ask();
      const isWell = canStore && figures !== undefined;
      if (!isWell) reply.code(503);
      if (!isOperator(request)) return { status: isWell ? "ok" : "unavailable" };
      if (!isWell) return { status: `the ${this.store.name} cannot be written` };
      const { bytes: _bytes, ...counts } = figures;
      return { status: "ok", ...counts };
    };
    app.get("/readyz", answer);
    app.get("/healthz", answer);
    app.get("/livez", async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { status: "ok" };
    });
  }
}
