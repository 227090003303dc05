import { z } from "zod";
import { slug, template, text } from "./fields";

const board = z
  .strictObject({
    heading: text(50, "Heading of the board of countries"),
    note: text(160, "What its amounts are"),
    conditions: text(60, "Opens what each country's amount holds for"),
    unrated: text(30, "In place of an amount at home, where the bank gives no rate"),
    rates: template(60, ["source", "date"], "Before the rates by which amounts are shown at home"),
    rate: template(30, ["currency", "amount"], "What one unit of a currency is at home"),
  })
  .describe("What each country asks a student to show");

const columns = z
  .strictObject({
    cost: text(40, "What it is, and where to find its price"),
    amount: text(30, "The amounts that visitors write"),
    year: text(30, "The same in the first year"),
    home: text(30, "The same in the currency of home"),
  })
  .describe("Heads of the columns");

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

const sheet = z
  .strictObject({
    link: text(40, "Button at the head of the page that leads to the sheet"),
    heading: text(50, "Heading of the sheet"),
    lead: text(200, "One or two sentences under it"),
    country: text(20, "Name of the choice of a country"),
    choose: text(20, "That choice before it is made"),
    home: text(30, "Name of the choice of the currency at home"),
    rate: template(40, ["currency", "home"], "Name of the field for the rate"),
    anyRate: text(40, "The same before a country is chosen"),
    rateUnchosen: text(120, "In place of the rate's note until a country is chosen"),
    rateNote: template(120, ["source", "date"], "Under it: what the rate is and that it can be changed"),
    columns,
    times: template(20, ["count"], "Beside what is paid several times a year"),
    known: template(60, ["country"], "Beside an amount that a country's numbers filled in"),
    groups: z.array(group).min(1, "is empty, expected at least one group"),
    sum: text(40, "The lines together"),
    margin: text(40, "A tenth of them, as a margin"),
    total: text(40, "Lines and margin"),
    month: template(60, ["amount"], "The total, by the month"),
    against: text(50, "Heading of the comparison with the visa's amount"),
    toShow: text(40, "The amount that the visa asks for"),
    living: text(40, "The living costs of the sheet"),
    plan: text(160, "What to make of the two"),
    noAmount: template(120, ["country"], "In place of the comparison, where no amount is known"),
    unchosen: text(120, "The same before a country is chosen"),
    negative: text(80, "At a field: an amount below nought"),
    noNumber: text(80, "At a field: not a number"),
  })
  .describe("Worksheet that adds up");

/** Words of the guide to costs. */
export const costs = z.strictObject({ board, sheet }).describe("Cost of living: `tool: costs`");
