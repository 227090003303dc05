import { z } from "zod";
import { template, text } from "./fields";

/* Words of /compare, and of the boarding pass on the home page, which leads there. */

const question = (description: string, answers: z.ZodRawShape) =>
  z
    .strictObject({
      label: text(40, "The question"),
      none: text(24, "No answer"),
      answers: z.strictObject(answers).describe("The answers"),
    })
    .describe(description);

export const finder = z
  .strictObject({
    name: text(60, "Name of the form, for screen readers"),
    finished: question("What the visitor has finished", {
      class12: text(24, "School"),
      bachelor: text(24, "A first degree"),
      working: text(24, "A degree, and works now"),
    }),
    money: z
      .strictObject({
        label: text(40, "The question"),
        none: text(24, "No answer"),
        upTo: template(24, ["amount"], "An answer"),
      })
      .describe("What the visitor can spend in a year"),
    important: question("What matters most", {
      cost: text(24, "What a year costs"),
      work: text(24, "Work in term"),
      stay: text(24, "Stay after the studies"),
    }),
    submit: text(24, "Button"),
    submitNote: text(40, "Second line of the button"),
  })
  .describe("The boarding pass that finds countries");

export const compare = z
  .strictObject({
    views: text(40, "Name of the choice between list and table, for screen readers"),
    rows: text(24, "Link to the countries one below the other"),
    side: text(24, "Link to the countries in a table"),
    still: text(160, "Said where scripts are off"),
    within: template(60, ["amount"], "Heading: countries that cost no more than was said"),
    above: template(60, ["amount"], "Heading: countries that cost more"),
    unknown: text(60, "Heading: countries without an amount"),
    all: template(40, ["count"], "Heading: all countries"),
    groupNotes: z
      .strictObject({
        within: text(160, "Under the first heading"),
        above: text(160, "Under the second"),
        unknown: text(160, "Under the third"),
      })
      .describe("What the groups do not know"),
    found: template(80, ["within", "total", "amount"], "How many are within what was said; announced"),
    order: template(60, ["row"], "By what the countries are ordered"),
    alphabet: text(60, "The same where nothing was answered"),
    fundsOnly: template(90, ["funds", "tuition"], "Why: what must be shown; tuition is not known"),
    noFunds: template(90, ["funds", "tuition"], "Why: no amount to show is known"),
    sum: template(60, ["total"], "What must be shown and tuition, together"),
    choose: text(16, "Box that takes a country into the table"),
    chooseName: template(40, ["name"], "The same, for screen readers"),
    hidden: template(
      70,
      ["names"],
      "Below two names side by side on a phone: which chosen ones it does not show",
    ),
    most: template(60, ["most"], "Said where no more can be chosen"),
    chosen: text(40, "Name of the list of chosen countries, for screen readers"),
    open: template(40, ["count"], "Button that opens the table"),
    openShort: template(24, ["count"], "The same on phones"),
    openOne: text(40, "Said while only one is chosen"),
    plan: text(24, "Link that takes the chosen countries into the plan"),
    remove: template(40, ["name"], "Button that takes a country out, for screen readers"),
    add: text(30, "List of countries that can be added"),
    clear: text(30, "Button that shows all countries again"),
    sumRow: text(40, "Row of the table: what must be shown and tuition, together"),
    or: text(8, "Between two names of who decides"),
    important: text(40, "Beside the row that the visitor called most important"),
    ask: z
      .strictObject({
        heading: text(40, "Heading"),
        text: text(120, "Under it"),
        button: text(40, "Button that opens the contact form"),
        message: template(120, ["names", "address"], "What it writes into the message"),
        open: z
          .strictObject({
            heading: text(40, "Heading"),
            text: text(160, "Under it"),
            button: text(40, "Link to the consultation form"),
          })
          .describe("Below the rows while no country is chosen"),
      })
      .describe("Below the chosen countries"),
    tableHint: text(120, "Over the table of all countries"),
    chosenHint: text(60, "Beside the countries that were chosen"),
    register: z
      .strictObject({
        top: text(16, "Along the top of the round mark in the page's head"),
        bottom: text(16, "Along its bottom"),
        text: template(80, ["date"], "Link to the register of figures: when it was last read"),
      })
      .describe("The newest reading of the register"),
    table: text(60, "Name of the table, for screen readers"),
    guide: template(40, ["name"], "Link to a country's guide, for screen readers"),
    figure: template(60, ["row", "name"], "What a link to the register says, for screen readers"),
    atMost: text(16, "Below a figure that is the most there can be, e.g. 48 hours"),
    none: text(24, "Where a country has no such row"),
    rates: template(90, ["source", "date"], "Before the rates at which amounts were converted"),
    rate: template(40, ["currency", "amount"], "One of them"),
    noRate: template(120, ["currencies"], "Which amounts could not be converted"),
  })
  .describe("The page that compares countries");
