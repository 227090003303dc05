import { z } from "zod";

const recipient = z.object({
  /** `taken`: the mail server has confirmed the mail; `failed`: given up. */
  state: z.enum(["open", "taken", "failed"]),
  /** How often the mail server said that there is no such address. */
  refusals: z.number().int().nonnegative(),
});

const schema = z
  .object({
    attempts: z.number().int().nonnegative(),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
    lastError: z.string(),
    /** Milliseconds of trying; missing in notes of version 0.1. */
    triedFor: z.number().nonnegative().optional(),
    /** By address; those that are missing are open. Missing in notes of version 0.1. */
    recipients: z.record(z.string(), recipient).default({}),
    /** When the message was set aside; its next attempts count anew. */
    givenUpAt: z.iso.datetime().optional(),
  })
  .transform((note) => ({
    ...note,
    triedFor: note.triedFor ?? Math.max(0, Date.parse(note.lastAt) - Date.parse(note.firstAt)),
  }))
  .readonly();

/** How the delivery to one recipient stands. */
export type RecipientNote = z.infer<typeof recipient>;

/** The attempts to deliver a message, as far as they failed for somebody. */
export type AttemptNote = z.output<typeof schema>;

/** Reads a note; undefined if the text is none. */
export function parseNote(text: string): AttemptNote | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
