import { z } from "zod";
import { defineContentType } from "../../build/content-types/content-type";
import { factId, slug, text } from "../../build/content-types/fields";

const line = z.strictObject({
  id: slug("Short name under which the browser keeps the entry"),
  name: text(40, "What is paid"),
  hint: text(60, "Where to find its price"),
  row: z
    .enum(["fee", "health"])
    .optional()
    .describe("Row of a country's numbers that fills it in, once a country is chosen"),
});

const group = z.strictObject({
  name: text(30, "What the lines have in common"),
  times: z
    .number()
    .int()
    .min(1)
    .max(12)
    .describe("How often in the first year each is paid: 1, or 12 for what is paid monthly"),
  isLiving: z.boolean().describe("Whether they are living costs, which the visa's amount is for"),
  lines: z.array(line).min(1, "is empty, expected at least one line"),
});

const costs = z
  .strictObject({ groups: z.array(group).min(1, "is empty, expected at least one group") })
  .describe("Cost of living: `tool: costs`");

const part = {
  id: slug("Short name under which the browser keeps the text"),
  name: text(60, "Name of the part"),
  hint: text(320, "What belongs into it"),
};

const statement = z
  .strictObject({
    kinds: z
      .array(
        z.strictObject({
          id: slug("Short name of the text"),
          name: text(60, "The text and its length"),
          least: z.number().int().min(1).describe("Fewest words"),
          most: z.number().int().min(1).describe("Most words"),
        }),
      )
      .min(1, "is empty, expected at least one text"),
    parts: z
      .array(
        z.strictObject({
          ...part,
          kinds: z.array(slug("Short name of a text that has this part")).min(1, "is empty, expected a text"),
        }),
      )
      .min(1, "is empty, expected at least one part"),
  })
  .describe("Statement of purpose: `tool: statement`");

const answers = z
  .strictObject({
    limit: factId().describe("The figure that says how many words an answer may have"),
    parts: z
      .array(
        z.strictObject({
          ...part,
          evidence: z
            .array(text(120, "A paper that supports the answer"))
            .min(1, "is empty, expected a paper"),
        }),
      )
      .min(1, "is empty, expected at least one part"),
  })
  .describe("Genuine Student answers: `tool: answers`");

const request = z
  .strictObject({
    fields: z
      .array(
        z.strictObject({
          id: slug("Short name of the field; the mail has a place for it, such as {course}"),
          name: text(60, "Name of the field"),
          blank: text(60, "What the mail has in its place while it is empty"),
        }),
      )
      .min(1, "is empty, expected at least one field"),
    subject: text(100, "Subject of the mail, with places for the fields, such as {course}"),
    body: text(1500, "The mail, with places for the fields"),
    items: z
      .array(
        z.strictObject({ id: slug("Short name under which the tick is kept"), name: text(120, "An entry") }),
      )
      .min(1, "is empty, expected at least one entry"),
  })
  .describe("Letter of recommendation: `tool: request`");

const offers = z
  .strictObject({
    rows: z
      .array(
        z.strictObject({
          id: slug("Short name under which the browser keeps the entries"),
          name: text(50, "What is asked of each offer"),
          hint: text(90, "What to write").optional(),
        }),
      )
      .min(1, "is empty, expected at least one question"),
  })
  .describe("Comparison of three offers: `tool: offers`");

export const toolNames = ["costs", "statement", "answers", "request", "offers"] as const;

export const tools = defineContentType({
  name: "Tools",
  label: "Tools of guides",
  files: { file: "tools.json" },
  format: "json-object",
  schema: z.strictObject({
    costs,
    statement,
    answers,
    request,
    offers,
  }),
});
