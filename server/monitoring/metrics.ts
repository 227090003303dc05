import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, Gauge, Registry } from "prom-client";
import { HttpError } from "../errors";
import type { Figures } from "../store/store";
import type { Health } from "./health";

export class Metrics {
  readonly #registry = new Registry();
  readonly accepted = this.#counter("messages_accepted_total", "Messages that were stored", ["kind"]);
  readonly #refused = this.#counter("requests_refused_total", "Requests that were not accepted", ["reason"]);
  readonly deliveries = this.#counter("deliveries_total", "Ends of deliveries, and attempts put off", [
    "channel",
    "form",
    "result",
  ]);
  readonly policyReports = this.#counter(
    "policy_reports_total",
    "Reports of the content security policy",
    [],
  );

  /** @param droppedLines number of log lines dropped since the start */
  constructor(health: Health, droppedLines: () => number) {
    const read = (key: keyof Figures) => async () => (await health.ask()).figures?.[key] ?? Number.NaN;
    this.#gauge("messages_waiting", "Messages that wait for delivery", read("waiting"));
    this.#gauge("oldest_waiting_seconds", "Age of the oldest waiting message", read("oldestSeconds"));
    this.#gauge("messages_failed", "Messages that were given up", read("failed"));
    this.#gauge("messages_suspect", "Messages that an earlier version took for spam", read("suspect"));
    this.#gauge("spool_bytes", "Size of all messages in the spool", read("bytes"));
    this.#gauge("log_lines_dropped", "Log lines that could not be written", async () => droppedLines());
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({ name: `bec_host_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      name: `bec_host_${name}`,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  /** Only the host's own error codes become labels, so that a request cannot create new ones. */
  refused(error: unknown): void {
    this.#refused.inc({ reason: error instanceof HttpError ? error.code.toLowerCase() : "unreadable" });
  }

  /** `GET /metrics`, in Prometheus' format; 404 for everybody but operators. */
  route(app: FastifyInstance, isOperator: (request: FastifyRequest) => boolean): void {
    app.get("/metrics", async (request, reply) => {
      if (!isOperator(request)) throw new HttpError(404, undefined, "NOT_FOUND");
      reply.header("cache-control", "no-store").type(this.#registry.contentType);
      return this.#registry.metrics();
    });
  }
}
