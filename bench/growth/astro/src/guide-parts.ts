import { z } from "astro/zod";

const facts = z.array(z.string()).default([]);
const amount = {
  facts,
  note: z.string().optional(),
  sum: z.literal(true).optional(),
  times: z.number().optional(),
};
const lines = z.array(z.object({ ...amount, name: z.string() })).default([]);

/** What a country's guide has beside its text. */
export const guideParts = {
  suits: z.array(z.string()).default([]),
  thinkAgain: z.array(z.string()).default([]),
  numbers: z
    .array(
      z.object({
        ...amount,
        row: z.string(),
        says: z.string().optional(),
        link: z.object({ name: z.string(), link: z.string() }).optional(),
        parts: z.number().optional(),
        bar: z.string().optional(),
        nought: z.boolean().optional(),
      }),
    )
    .default([]),
  year: z
    .array(
      z.object({
        month: z.string(),
        stages: z.array(
          z.object({
            name: z.string(),
            text: z.string(),
            months: z.string().optional(),
            fact: z.string().optional(),
          }),
        ),
      }),
    )
    .default([]),
  bill: z.object({ show: lines, pay: lines, master: lines }).optional(),
  cities: z
    .array(
      z.object({
        name: z.string(),
        longitude: z.number(),
        latitude: z.number(),
        rent: z.string().optional(),
        climate: z.string().optional(),
        known: z.string().optional(),
      }),
    )
    .default([]),
  spots: z.array(z.object({ ends: z.string(), image: z.string(), alt: z.string() })).default([]),
};
