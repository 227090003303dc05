import { z } from "zod";
import { jsonObject } from "../../node/content-types/content-type";
import * as field from "../../node/content-types/fields";

const words = (description: string) => z.number().int().min(1).describe(description);

const kind = field.record("QuestionSheetKind", {
  id: field.slug("Short name of the text"),
  name: field.text(60, "The text and its length"),
  least: words("Fewest words"),
  most: words("Most words"),
});

const part = field.record("QuestionSheetPart", {
  id: field.slug("Short name under which the browser keeps the answer"),
  name: field.text(60, "The question, or the name of the part"),
  hint: field.text(320, "What belongs into it"),
  kinds: z
    .array(field.slug("Short name of a text that has this part"))
    .optional()
    .describe("The texts that have it, where the sheet has several"),
  evidence: z.array(field.text(120, "A paper that supports the answer")).optional(),
});

const sheet = (description: string) =>
  z
    .strictObject({
      link: field.text(40, "Button at the head of the page, which leads to the sheet"),
      heading: field.text(60, "Heading of the sheet"),
      lead: field.text(200, "What to do with it"),
      kinds: z.array(kind).optional().describe("Texts of different lengths, of which a visitor chooses one"),
      limit: field
        .factId()
        .optional()
        .describe("The figure that says how many words each answer may have, where the sheet is no one text"),
      parts: field.someOf("part", part),
    })
    .refine(
      ({ kinds, parts }) =>
        parts.every((one) => (one.kinds ?? []).every((id) => kinds?.some((known) => known.id === id))),
      { message: "has a part of a text that it does not name, expected one of its kinds" },
    )
    .meta({ graphql: "QuestionSheet" })
    .describe(description);

const per = (what: string) =>
  z.enum(["week", "month", "year"]).describe(`The time for which the figure names the ${what}`);

const room = field.record("RepaymentRoom", { fact: field.factId(), per: per("rent") });

const pay = field.record("RepaymentPay", {
  place: field.text(40, "Where, and if needed in which work"),
  fact: field.factId(),
  per: per("pay"),
  net: field.factId().optional().describe("What is left of that pay after tax, a month"),
  room: room.optional().describe("A room there; without one the graduate lives at home"),
});

const repayment = z
  .strictObject({
    link: field.text(40, "Button at the head of the page, which leads to the tool"),
    heading: field.text(60, "Heading of the tool"),
    lead: field.text(200, "What it shows"),
    rate: field.factId().describe("The interest a year, in per cent; of a range the higher end"),
    term: field.factId().describe("The years of repayment"),
    wait: z
      .number()
      .int()
      .min(0)
      .max(10)
      .describe("Years until repayment begins: the course and the time after"),
    pays: field.someOf("pay", pay),
  })
  .meta({ graphql: "Repayment" })
  .describe("What a loan costs a month, beside a graduate's pay: `tool: repayment`");

const letterLine = field.record("LetterLine", {
  text: field.text(160, "The line as it stands in the letter"),
  note: field.text(200, "What is wrong with it, or why it may stand so"),
  isForged: z.boolean().default(false).describe("Whether this line gives the forgery away"),
  register: z
    .strictObject({ name: field.text(60, "The register or page"), link: field.httpsUrl("Its address") })
    .optional()
    .describe("Where one checks the line"),
});

const letter = z
  .strictObject({
    link: field.text(40, "Button at the head of the page, which leads to the letters"),
    heading: field.text(60, "Heading of the tool"),
    lead: field.text(200, "What to do"),
    good: z.array(field.text(160, "A line of a good letter")).min(3),
    forged: field.someOf("line", letterLine),
  })
  .meta({ graphql: "Letter" })
  .describe("A good letter of offer and a forged one: `tool: letter`");

export const toolNames = ["costs", "statement", "answers", "repayment", "letter"] as const;

export const tools = jsonObject("Tools", "Tools in guides", "tools.json", {
  statement: sheet("Statement of purpose: `tool: statement`"),
  answers: sheet("Genuine Student answers: `tool: answers`"),
  repayment,
  letter,
});
