import type { z } from "zod";
import { CallError } from "./call-error";

/**
 * The body as the schema gives it.
 *
 * @throws CallError 400 with the first thing that is wrong, in words for the visitor
 */
export function checkCall<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const answer = schema.safeParse(body);
  if (answer.success) return answer.data;
  throw new CallError(400, answer.error.issues[0]?.message ?? "The request is not valid.", "INVALID");
}
