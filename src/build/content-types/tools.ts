import { z } from "zod";
import { defineContentType } from "./content-type";
import { costs } from "./cost-tool";
import { factId, slug, template, text } from "./fields";

const shared = z
  .strictObject({
    paper: text(140, "Under a tool until scripts run, and without them"),
    kept: text(140, "Under a tool whose entries the browser keeps"),
    unkept: text(140, "The same where the browser keeps nothing"),
    print: text(30, "Button that prints the tool alone"),
    clear: text(30, "Button that empties all fields"),
    cleared: text(60, "What is announced then"),
    undo: text(30, "Button that brings the entries back"),
    restored: text(60, "What is announced then"),
    link: text(40, "Button that copies an address with the entries"),
    linked: text(80, "What is announced then"),
    unlinked: text(100, "The same where the browser does not allow it"),
    brought: text(140, "Under a tool whose entries came with an address"),
  })
  .describe("What all tools say");

const part = {
  id: slug("Short name under which the browser keeps the text"),
  name: text(60, "Name of the part"),
  hint: text(320, "What belongs into it"),
};

const drafts = z
  .strictObject({
    count: template(30, ["count"], "Under a text: its words"),
    countOne: text(30, "The same of a single word"),
    left: template(40, ["count"], "After it, where there is a limit: what is left"),
    over: template(40, ["count"], "The same beyond the limit"),
    more: template(60, ["count", "least"], "After the words of all parts: what is missing"),
    within: template(60, ["least", "most"], "The same where the length is right"),
    copy: text(30, "Button that copies all parts"),
    copied: text(40, "What is announced then"),
    uncopied: text(100, "The same where the browser does not allow it"),
  })
  .describe("What the tools for writing say");

const statement = z
  .strictObject({
    link: text(40, "Button at the head of the page that leads to the tool"),
    heading: text(50, "Heading of the tool"),
    lead: text(240, "One or two sentences under it"),
    kind: text(30, "Name of the choice of a text"),
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
    link: text(40, "Button at the head of the page that leads to the tool"),
    heading: text(50, "Heading of the tool"),
    lead: text(240, "One or two sentences under it"),
    limit: factId().describe("The figure that says how many words an answer may have"),
    evidence: text(40, "Heading of what goes with an answer"),
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
    link: text(40, "Button at the head of the page that leads to the tool"),
    heading: text(50, "Heading of the tool"),
    lead: text(240, "One or two sentences under it"),
    fields: z
      .array(
        z.strictObject({
          id: slug("Short name of the field; the mail has a place for it, such as {course}"),
          name: text(60, "Name of the field"),
          blank: text(60, "What the mail has in its place while it is empty"),
        }),
      )
      .min(1, "is empty, expected at least one field"),
    mail: text(30, "Heading of the mail"),
    subject: text(100, "Subject of the mail, with places for the fields, such as {course}"),
    body: text(1500, "The mail, with places for the fields"),
    copy: text(30, "Button that copies the mail"),
    copied: text(40, "What is announced then"),
    uncopied: text(100, "The same where the browser does not allow it"),
    send: text(40, "Link that opens the mail in the visitor's own mail programme"),
    list: text(50, "Heading of the list of what the referee needs"),
    done: template(40, ["done", "count"], "Under it: how many are ticked"),
    items: z
      .array(
        z.strictObject({ id: slug("Short name under which the tick is kept"), name: text(120, "An entry") }),
      )
      .min(1, "is empty, expected at least one entry"),
  })
  .describe("Letter of recommendation: `tool: request`");

const offers = z
  .strictObject({
    link: text(40, "Button at the head of the page that leads to the tool"),
    heading: text(50, "Heading of the tool"),
    lead: text(240, "One or two sentences under it"),
    ask: text(30, "Head of the column of questions"),
    offer: template(20, ["number"], "Head of the column of an offer"),
    open: template(60, ["count"], "Under an offer: how many of its cells are empty"),
    openOne: text(60, "The same of a single cell"),
    whole: text(60, "The same where none is empty"),
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

/** The tools that a guide may have. */
export const toolNames = ["costs", "statement", "answers", "request", "offers"] as const;

/** Words of the tools in guides. */
export const tools = defineContentType({
  name: "Tools",
  files: { file: "tools.json" },
  format: "json-object",
  schema: z.strictObject({
    shared,
    costs,
    drafts,
    statement,
    answers,
    request,
    offers,
  }),
});
