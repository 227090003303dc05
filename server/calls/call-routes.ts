import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config";
import { errorCode } from "../error-code";
import { composeConsultation } from "../message/compose-consultation";
import { composeContact } from "../message/compose-contact";
import type { Message } from "../message/message";
import { messageIdHeader } from "../message/message-id-header";
import { acceptJson } from "./accept-json";
import { CallError } from "./call-error";
import { checkCall } from "./check-call";
import { consultationSchema } from "./consultation-schema";
import { contactSchema } from "./contact-schema";

const CONTACT = "/api/ont/v1/dev/email/sendWebsiteEmail";
const CONSULTATION = "/sendWebsiteConsultingEmail";
const TOO_MANY = "Too many messages from your connection. Please wait a minute and try again.";
const NOT_SAVED = "Your message could not be saved just now. Please try again in a few minutes.";

/** The two calls that take messages; `keep` must resolve only when the message is safe. */
export async function callRoutes(
  app: FastifyInstance,
  { config, keep }: { readonly config: Config; readonly keep: (message: Message) => Promise<void> },
): Promise<void> {
  const contact = contactSchema(config, config.mailTo);
  const consultation = consultationSchema(config);

  acceptJson(app);
  if (config.allowedOrigins.length > 0) {
    await app.register(cors, { origin: [...config.allowedOrigins], methods: ["POST"], maxAge: 600 });
  }
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: 60_000,
    cache: 50_000,
    errorResponseBuilder: () => new CallError(429, TOO_MANY, "RATE_LIMIT"),
  });

  async function accept(message: Message, request: FastifyRequest): Promise<void> {
    try {
      await keep(message);
    } catch (error) {
      throw new CallError(503, NOT_SAVED, errorCode(error));
    }
    request.log.info({ id: message.id, kind: message.kind }, "message accepted");
  }

  app.post(CONTACT, async (request, reply) => {
    const message = composeContact(checkCall(contact, request.body));
    if (message.text.every((line) => line === ""))
      throw new CallError(400, "Message cannot be empty", "INVALID");
    await accept(message, request);
    return reply.send({ success: true, messageId: messageIdHeader(message.id, config.mailFrom) });
  });

  app.post(CONSULTATION, async (request, reply) => {
    await accept(composeConsultation(checkCall(consultation, request.body), config.mailTo), request);
    return reply.send({ success: true, message: "Consultation request submitted successfully!" });
  });

  for (const url of [CONTACT, CONSULTATION]) {
    app.route({
      url,
      method: ["GET", "PUT", "PATCH", "DELETE"],
      handler: async (_request, reply) => {
        reply.header("allow", "POST");
        throw new CallError(405, "This address only takes POST.", "METHOD");
      },
    });
  }
}
