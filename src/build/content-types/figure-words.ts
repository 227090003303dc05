import { z } from "zod";
import { httpsUrl, slug, template, text } from "./fields";

/*
 * Words around figures: what is known of each, and who may advise.
 */

const standings = z
  .strictObject({
    confirmed: template(60, ["by", "date"], "A person compared the figure with the official page"),
    seen: template(60, ["date"], "The nightly check found it on the official page"),
    official: template(60, ["date"], "It was read on the official page"),
    copy: template(70, ["date"], "It was read in a copy of that page"),
    copyElsewhere: template(90, ["source", "date"], "It was read in a copy that stands elsewhere"),
    quoted: template(90, ["source", "date"], "Somebody quotes the official page"),
    reported: template(90, ["source", "date"], "Somebody reports it"),
    own: text(90, "The company's own figure, whose basis it has not given yet"),
    unread: text(90, "A count that is passed on, and that nobody read anywhere"),
    due: template(90, ["date"], "The time to look again has come"),
    ended: template(40, ["date"], "It holds no more"),
  })
  .describe("After the official page: what is known of a figure");

const mark = (description: string) => text(20, description);

const marks = z
  .strictObject({
    confirmed: mark("A person compared the figure with the official page"),
    seen: mark("The nightly check found it on the official page"),
    official: mark("It was read on the official page"),
    copy: mark("It was read in a copy of that page"),
    copyElsewhere: mark("It was read in a copy that stands elsewhere"),
    quoted: mark("Somebody quotes the official page"),
    reported: mark("Somebody reports it"),
    own: mark("The company's own figure, whose basis it has not given yet"),
    unread: mark("A count that nobody read anywhere"),
    due: mark("The time to look again has come"),
    ended: mark("It holds no more"),
  })
  .describe("The same in a word or two, over the note beside a figure");

const states = z
  .strictObject({
    confirmed: text(40, "Solid mark"),
    read: text(40, "Ring"),
    reported: text(40, "Ring"),
    due: text(40, "Ring"),
    ended: text(40, "Struck through"),
  })
  .describe("The same in a few words, for screen readers and lists");

export const facts = z
  .strictObject({
    list: text(40, "Heading of the list of figures that a page states"),
    all: text(60, "Link from that list to the page of all figures"),
    on: template(40, ["label"], "What follows the official page, for screen readers"),
    before: template(60, ["value", "date"], "An earlier value and its last day"),
    from: template(40, ["date"], "Day from which a figure holds"),
    until: template(40, ["date"], "Last day on which it holds"),
    rate: template(40, ["date"], "The day of the rate beside an amount in the reader's own money"),
    standings,
    marks,
    states,
  })
  .describe("Figures and their sources");

const barWords = (description: string) =>
  z
    .strictObject({
      chapter: text(40, "Name of the chapter in which the bars stand"),
      after: text(60, "What the page's own figure holds for, after its unit"),
      nought: text(60, "Instead of a figure where there is none"),
    })
    .describe(description);

const bars = z
  .strictObject({
    work: barWords("Hours of work in term"),
    stay: barWords("Years after the studies"),
    none: text(20, "Where the value is nought"),
    unknown: text(60, "Where no figure compares"),
    averaged: template(
      80,
      ["name", "text", "value"],
      "Under the bars: a figure that holds for longer than a week, and how high its bar is",
    ),
    compare: text(60, "Link to the comparison, which says what each value holds for"),
  })
  .describe("Bars among all countries, in the country guides");

const ended = () => text(40, "Name of a chapter that a drawing may end");

const pieces = z
  .strictObject({
    year: text(40, "Name of the chapter that the year strip ends"),
    bill: text(40, "Name of the chapter that the bill ends"),
    courses: ended(),
    visa: ended(),
    work: ended(),
    cities: text(40, "Name of the chapter that has the map of cities below its standfirst"),
    living: ended(),
    after: ended(),
  })
  .describe("Chapters with something drawn, in the country guides");

const awards = z
  .strictObject({
    citizenship: text(40, "Name of the choice of a citizenship"),
    level: text(40, "Name of the choice of a level"),
    any: text(20, "The answer that hides nothing"),
    citizens: z.strictObject({
      india: text(20, "Citizens of India"),
      nepal: text(20, "Citizens of Nepal"),
      other: text(20, "All others"),
    }),
    levels: z.strictObject({
      bachelor: text(20, "First degree"),
      master: text(20, "Second degree"),
      doctorate: text(20, "Third degree"),
    }),
    rule: text(140, "Under both: what a choice hides"),
    bachelor: text(200, "Above the list where a first degree is chosen"),
    left: template(80, ["count"], "Below the list: how many programmes are left"),
  })
  .describe("Above a list of programmes that pay");

export const texts = z
  .strictObject({
    source: template(70, ["label", "state"], "What follows a figure, for screen readers"),
    ended: template(30, ["date"], "After a figure that holds no more"),
    days: template(20, ["days"], "How long our form service keeps a message"),
    awards,
    bars,
    pieces,
    chapter: template(20, ["n", "count"], "Beside the name of a chapter: its place among them"),
    list: text(24, "Link of a figure's note to its row in the list of sources"),
    close: text(40, "Button that closes the note of a figure on a phone"),
    questions: text(40, "Heading of the questions of a country, a service or a guide"),
    holdsNow: text(40, "Over what holds now, where a text is dated"),
    table: template(24, ["columns"], "Name of a table, for screen readers"),
  })
  .describe("Within texts");

export const advice = z
  .strictObject({
    heading: text(60, "The line itself; it also stands beside buttons that speak of visas"),
    text: text(200, "What we do and do not do"),
    who: text(90, "Before those who may advise"),
    advisers: z
      .array(
        z.strictObject({
          country: slug("Name of the country's file in content/countries, without .mdx"),
          who: text(110, "Who may advise on visas of that country"),
          register: text(90, "Name of the official register"),
          link: httpsUrl("Its address"),
        }),
      )
      .min(1, "is empty, expected at least one"),
    elsewhere: text(120, "For countries without such a register"),
  })
  .describe("On every page that speaks of visas: who may advise");
