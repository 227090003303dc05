import { z } from "zod";
import type { Message } from "../message/message";

const schema = z.object({
  id: z.string(),
  kind: z.enum(["contact", "consultation"]),
  receivedAt: z.iso.datetime(),
  to: z.array(z.string()).min(1),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  subject: z.string(),
  text: z.array(z.string()),
  html: z.string(),
});

/** How a message is written to its file and read back. */
export const messageFile = {
  /** Indented JSON; no "<" stands bare, so no program that opens the file by mistake sees markup. */
  format: (message: Message): string => `${JSON.stringify(message, null, 2).replaceAll("<", "\\u003c")}\n`,
  /** @throws if the file is not a whole message */
  parse: (text: string): Message => schema.parse(JSON.parse(text)),
};
