import { z } from "zod";
import { callFields, type FieldLimits } from "./call-fields";

/** What a contact call says, cleaned. */
export interface ContactCall {
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
}

/** The check of a contact call's body: `to` may only name addresses in `mailTo`. */
export function contactSchema(limits: FieldLimits, mailTo: readonly string[]) {
  const fields = callFields(limits);
  const known = new Map(mailTo.map((address) => [address.toLowerCase(), address]));
  return z.object(
    {
      to: fields
        .needed("recipient")
        .transform((text) => text.split(",").map((one) => known.get(one.trim().toLowerCase())))
        .refine((all) => all.every((one) => one !== undefined), {
          error: "This site does not send mail to that address.",
        })
        .transform((all) => [...new Set(all.filter((one) => one !== undefined))]),
      subject: fields.needed("subject"),
      html: z.string({ error: "Message cannot be empty" }).pipe(fields.longText("message")),
    },
    { error: "The message must be a JSON object." },
  );
}
