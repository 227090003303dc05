import { isUtf8 } from "node:buffer";
import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fixedWords from "../content/words/fixed-forms.json";
import words from "../content/words/host.json";
import { endpoints, SENDER_HEADER, SOURCE_HEADER } from "../src/forms/endpoints";
import { composeConsultation, composeContact } from "./compose";
import type { Config } from "./config";
import { dailyCaps } from "./daily-caps";
import { errorCode, HttpError } from "./errors";
import { type Message, messageIdHeader } from "./message";
import type { Health } from "./monitoring/health";
import type { Metrics } from "./monitoring/metrics";
import { limitStore } from "./rate-limit-store";
import { consultationSchema, contactSchema, parseBody, senderSchema } from "./schemas";
import { readSource } from "./source";
import type { Store } from "./store/store";

/** Accepts JSON in valid UTF-8 without prototype keys, and no other content type. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = Buffer.from(body);
    if (isUtf8(bytes)) parse(request, bytes.toString(), done);
    else done(new HttpError(400, "The request is not valid UTF-8.", "INVALID_UTF8"));
  });
}

export interface FormServices {
  readonly config: Config;
  readonly store: Pick<Store, "accept" | "counters">;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly wake: () => void;
}

export async function formRoutes(
  app: FastifyInstance,
  { config, store, health, metrics, wake }: FormServices,
): Promise<void> {
  const contact = contactSchema(config, config.mailTo);
  const sender = senderSchema(config);
  const consultation = consultationSchema(config);

  acceptJson(app);
  app.addHook("onError", async (_request, _reply, error) => metrics.refused(error));
  if (config.allowedOrigins.length > 0) {
    await app.register(cors, { origin: [...config.allowedOrigins], methods: ["POST"], maxAge: 600 });
  }
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: 60_000,
    store: limitStore(store.counters),
    // Without its counters the store accepts no message either; the answer is 503.
    skipOnError: true,
    errorResponseBuilder: () => new HttpError(429, words.busy, "RATE_LIMIT"),
  });

  const countForToday = dailyCaps(app, store.counters, config);

  /** Resolves with the stored message; if the request is a repeat, with the earlier one. */
  async function accept(message: Message, request: FastifyRequest): Promise<Message> {
    const key = String(request.headers["idempotency-key"] ?? "") || undefined;
    const { kind, to, subject, html } = message;
    const content = JSON.stringify([kind, to, subject, html]);
    let stored: Message;
    try {
      await countForToday(request, to);
      stored = await store.accept(message, { key, content });
    } catch (error) {
      if (error instanceof HttpError) throw error;
      health.learn(false);
      throw new HttpError(503, words.notSaved, errorCode(error));
    }
    health.learn(true);
    wake();
    const isRepeat = stored.id !== message.id;
    if (!isRepeat) metrics.accepted.inc({ kind });
    request.log.info({ id: stored.id, kind, isRepeat }, "message accepted");
    return stored;
  }

  app.post(endpoints.contact, async (request, reply) => {
    const body = parseBody(contact, request.body);
    const from = new URLSearchParams(String(request.headers[SENDER_HEADER] ?? ""));
    const source = readSource(request.headers[SOURCE_HEADER]);
    const message = composeContact(body, parseBody(sender, Object.fromEntries(from)), source);
    if (message.text.every((line) => line === ""))
      throw new HttpError(400, fixedWords.contact.messageNeeded, "INVALID");
    const { id, reference } = await accept(message, request);
    return reply.send({ success: true, messageId: messageIdHeader(id, config.mailFrom), reference });
  });

  app.post(endpoints.consultation, async (request, reply) => {
    const body = parseBody(consultation, request.body);
    const source = readSource(request.headers[SOURCE_HEADER]);
    const { reference } = await accept(composeConsultation(body, config.mailTo, source), request);
    return reply.send({ success: true, message: fixedWords.consultation.sent, reference });
  });

  for (const url of Object.values(endpoints)) {
    app.route({
      url,
      method: ["GET", "PUT", "PATCH", "DELETE"],
      handler: async (_request, reply) => {
        reply.header("allow", "POST");
        throw new HttpError(405, "This address only takes POST.", "METHOD");
      },
    });
  }
}
