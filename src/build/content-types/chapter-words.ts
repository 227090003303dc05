import { z } from "zod";
import { template, text } from "./fields";

/*
 * Words of what ends a chapter of a country guide: its bill, its year, its cities.
 */

export const bill = z
  .strictObject({
    heading: text(40, "Heading of the bill"),
    lead: text(160, "Line under it"),
    cost: text(20, "Head of the column of what is shown or paid"),
    show: text(40, "Over what is shown and stays the student's"),
    pay: text(40, "Over what is paid"),
    master: text(60, "Over what a whole master's costs; it is not added up"),
    levels: z
      .strictObject({
        name: text(40, "What the two choices are, for screen readers"),
        bachelor: text(20, "The bill with its own lines"),
        master: text(20, "The bill with the lines of a master's in their places"),
      })
      .describe("The choice of a level of studies, where each line of a master's says which it replaces"),
    total: text(20, "What the known lines come to"),
    known: template(40, ["known", "count"], "Under it: of how many lines the amount is known"),
    missing: template(60, ["lines"], "Under the sum: the lines that it leaves out"),
  })
  .describe("The bill for the first year, in the country guides");

export const year = z
  .strictObject({
    heading: text(60, "Heading of the strip"),
    undated: text(120, "Under the heading, until the visitor's day is known"),
    next: template(120, ["date", "start"], "In its place: the next start that can be reached"),
    tooLate: template(90, ["start", "stages"], "An earlier start of which too much is over"),
    after: template(60, ["start"], "The start after that one"),
    late: template(60, ["stages"], "Stages of the next start whose months are over"),
    due: template(60, ["stage", "months"], "Its first stage that is not over"),
    begun: template(60, ["stage", "month"], "In place of it where that stage has begun"),
    intake: template(40, ["month"], "Name of an intake"),
    known: template(80, ["label", "months"], "Under the strip: months that a figure names"),
    source: text(40, "Link to that figure's source"),
    plan: text(160, "Under the strip: whose months the others are, and who sets dates"),
    ours: text(20, "On a stage whose months are our plan, for screen readers"),
    years: z
      .strictObject({
        own: text(20, "The year in which classes begin"),
        before: text(20, "The year before that one"),
        twoBefore: text(20, "The year before that one again"),
      })
      .describe("Which year the months are of, at the first stage in each"),
  })
  .describe("The year before the first class, in the country guides");

export const cities = z
  .strictObject({
    heading: text(40, "Heading over the map and the list"),
    note: text(120, "Sentence under it: what the levels of rent mean"),
    list: template(60, ["count"], "What opens the list on a phone"),
    rents: z
      .strictObject({
        high: text(20, "A level of rent, in the list and in the map's key"),
        middle: text(20, "The same"),
        low: text(20, "The same"),
        unknown: text(20, "Where nobody has said"),
      })
      .describe("Levels of rent, compared within a country"),
  })
  .describe("Map and list of student cities, in the country guides");
