import { z } from "zod";

const recipient = z.object({
  /** `taken`: the mail server has confirmed the mail; `failed`: given up. */
  state: z.enum(["open", "taken", "failed"]),
  /** How many times the mail server said that the address does not exist. */
  refusals: z.number().int().nonnegative(),
});

const schema = z
  .object({
    attempts: z.number().int().nonnegative(),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
    lastError: z.string(),
    /** Milliseconds of trying; absent in notes of version 0.1. */
    triedFor: z.number().nonnegative().optional(),
    /** By address; recipients without an entry are open. Absent in notes of version 0.1. */
    recipients: z.record(z.string(), recipient).default({}),
    /** When the message was set aside; its next attempts are counted from zero. */
    givenUpAt: z.iso.datetime().optional(),
  })
  .transform((note) => ({
    ...note,
    triedFor: note.triedFor ?? Math.max(0, Date.parse(note.lastAt) - Date.parse(note.firstAt)),
  }))
  .readonly();

export type RecipientNote = z.infer<typeof recipient>;

/** The attempts to deliver a message that failed for at least one recipient. */
export type AttemptNote = z.output<typeof schema>;

/** Parses a note; undefined if the text is invalid. */
export function parseNote(text: string): AttemptNote | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
