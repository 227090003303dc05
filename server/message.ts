import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { sourceSchema } from "./source";

/** Letters and digits that are not confused on the phone (Crockford's base 32). */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The number by which visitor and staff refer to a message, such as 7K3M-Q9XA; it is derived from the id. */
export function referenceOf(id: string): string {
  const bytes = createHash("sha256").update(id).digest();
  const text = [...bytes.subarray(0, 8)].map((byte) => DIGITS[byte % DIGITS.length]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

const schema = z
  .object({
    /** Also its file name; sorts by time of arrival. */
    id: z.string(),
    kind: z.enum(["contact", "consultation"]),
    receivedAt: z.iso.datetime(),
    to: z.array(z.string()).min(1).readonly(),
    /** The visitor's address, if every mail server accepts it. */
    replyTo: z.object({ name: z.string(), address: z.string() }).readonly().optional(),
    subject: z.string(),
    /** One entry per line, so that the file is readable. */
    text: z.array(z.string()).readonly(),
    /** Sanitised. */
    html: z.string(),
    /** What the visitor filled in, by the names of the form's fields; absent in messages of version 0.1. */
    fields: z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()])).optional(),
    /** What the browser told of the visit; absent without it. */
    source: sourceSchema.optional(),
    /** Absent in messages of version 0.1. */
    reference: z.string().optional(),
  })
  .transform((message) => ({ ...message, reference: message.reference ?? referenceOf(message.id) }))
  .readonly();

/** An accepted message, as it is stored in the spool and sent. */
export type Message = z.output<typeof schema>;

const PHONE = /^(?:phone|mobile)[^:]{0,20}:\s*/i;

/** The phone number in a message's lines; empty without one. */
export function phoneIn(text: readonly string[]): string {
  return text.find((line) => PHONE.test(line))?.replace(PHONE, "") ?? "";
}

/** The content of a message's file: indented JSON with every "<" escaped, so that no program renders it as markup. */
export function formatMessage(message: Message): string {
  return `${JSON.stringify(message, null, 2).replaceAll("<", "\\u003c")}\n`;
}

export function parseMessage(text: string): Message | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A unique id that sorts by time: 20261120T185600123Z-4f1c0b9a2d3e4f50. */
export function newMessageId(now: Date): string {
  return `${now.toISOString().replace(/[-:.]/g, "")}-${randomBytes(8).toString("hex")}`;
}

export const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1);

/** The Message-ID header: the same at every attempt, so that mail servers recognise a repeat. */
export function messageIdHeader(id: string, mailFrom: string): string {
  return `<${id}@${domainOf(mailFrom)}>`;
}

/** The time of acceptance from a message's id, in milliseconds since 1970; undefined if the id is invalid. */
export function messageTime(id: string): number | undefined {
  const digits = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-.*$/;
  const time = Date.parse(digits.test(id) ? id.replace(digits, "$1-$2-$3T$4:$5:$6.$7Z") : "");
  return Number.isNaN(time) ? undefined : time;
}
