import { z } from "zod";
import fixedWords from "../content/words/fixed-forms.json";
import { byField } from "../src/forms/by-field";
import { type ConsultationBody, consultationFields } from "../src/forms/consultation/consultation-fields";
import { extractEmail, isBrowserEmail } from "../src/forms/email";
import type { ContactBody, Sender } from "../src/forms/endpoints";
import { cleanLine, cleanText } from "./clean";
import type { Config } from "./config";
import { HttpError } from "./errors";

type Limits = Pick<Config, "fieldLimit" | "textLimit">;

const MAX_CHOICES = 50;

const blank = (label: string) => fixedWords.consultation.blank.replace("{field}", label);

/** The kinds of field in a body; each cleans its value. */
function fieldTypes({ fieldLimit, textLimit }: Limits) {
  const text = (label: string, limit: number) =>
    z
      .string({ error: `The ${label} must be text.` })
      .max(limit, { error: `The ${label} is too long (at most ${limit} characters).` });
  const line = (label: string) => text(label, fieldLimit).transform(cleanLine);
  return {
    line,
    required: (label: string) =>
      z
        .string({ error: ({ input }) => (input === undefined ? blank(label) : `The ${label} must be text.`) })
        .pipe(line(label))
        .refine((value) => value !== "", { error: blank(label) }),
    longText: (label: string) => text(label, textLimit).transform(cleanText),
    choices: (label: string) =>
      z
        .array(line(label), { error: `The ${label} must be a list.` })
        .max(MAX_CHOICES, { error: `The ${label} has too many entries.` })
        .transform((list) => list.filter((choice) => choice !== ""))
        .default([]),
  };
}

/** The schema of a contact message; `to` may only name addresses in `mailTo`. */
export function contactSchema(limits: Limits, mailTo: readonly string[]) {
  const types = fieldTypes(limits);
  const known = new Map(mailTo.map((address) => [address.toLowerCase(), address]));
  const fields = {
    to: types
      .required("recipient")
      .transform((text) => text.split(",").map((one) => known.get(one.trim().toLowerCase())))
      .refine((all) => all.every((one) => one !== undefined), {
        error: "This site does not send mail to that address.",
      })
      .transform((all) => [...new Set(all.filter((one) => one !== undefined))]),
    subject: types.required("subject"),
    html: z.string({ error: fixedWords.contact.messageNeeded }).pipe(types.longText("message")),
  } satisfies Record<keyof ContactBody, z.ZodType>;
  return z.object(fields, { error: "The message must be a JSON object." });
}

export function senderSchema(limits: Limits) {
  const types = fieldTypes(limits);
  return z.object({
    from: types.line("sender").default(""),
    name: types.line("name").default(""),
  } satisfies Record<keyof Sender, z.ZodType>);
}

/** The name of a field as words: "other study country". */
const spoken = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export function consultationSchema(limits: Limits) {
  const types = fieldTypes(limits);
  const fields = byField(consultationFields, {
    list: ({ name }) => types.choices(spoken(name)),
    text: ({ name, kind, isRequired }): z.ZodType<string> => {
      const line = isRequired ? types.required(spoken(name)) : types.line(spoken(name)).default("");
      if (kind !== "email") return line;
      return line.transform(extractEmail).refine(isBrowserEmail, { error: fixedWords.contact.emailWrong });
    },
  });
  const from = types.line("sender").optional();
  return z
    .object({ ...fields, from } satisfies Record<keyof ConsultationBody, z.ZodType>, {
      error: "The request must be a JSON object.",
    })
    .superRefine((body, context) => {
      for (const field of consultationFields) {
        if (field.kind !== "other" || body[field.name] !== "") continue;
        if (!body[field.of].includes(fixedWords.choices.other)) continue;
        context.addIssue({ code: "custom", message: fixedWords.consultation[field.name] });
      }
    });
}

export type Contact = z.output<ReturnType<typeof contactSchema>>;

export type Consultation = z.output<ReturnType<typeof consultationSchema>>;

/** @throws HttpError 400 with the first problem, in words for the visitor */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const answer = schema.safeParse(body);
  if (answer.success) return answer.data;
  throw new HttpError(400, answer.error.issues[0]?.message, "INVALID");
}
