import { z } from "zod";
import { template, text } from "./fields";

/* Words of /figures, of its file and of its feed. */

const states = z
  .strictObject({
    confirmed: text(160, "Solid mark"),
    read: text(160, "Ring"),
    reported: text(160, "Ring"),
    due: text(160, "Ring"),
    ended: text(160, "Struck through"),
  })
  .describe("What each state means, in a sentence");

const filters = z
  .strictObject({
    name: text(40, "Name of the choice, for screen readers"),
    country: text(20, "Choice of a country"),
    topic: text(20, "Choice of what a figure is about"),
    state: text(20, "Choice of what is known of it"),
    all: text(20, "No choice"),
    clear: text(30, "Button that takes all choices back"),
    shown: template(40, ["shown", "total"], "How many figures are left"),
    none: text(120, "Where no figure is left"),
  })
  .describe("Choice of figures");

export const figures = z
  .strictObject({
    key: text(40, "Heading over the meaning of the marks"),
    total: template(40, ["count"], "How many figures there are"),
    newest: template(60, ["date"], "When one was last looked up"),
    states,
    jump: text(24, "Name of the list of countries"),
    filters,
    groups: z
      .strictObject({
        arrival: text(24, "First days, family"),
        counts: text(24, "Institutions, courses, the company's own"),
      })
      .describe("Groups beside those of the panel"),
    places: z
      .strictObject({
        home: text(40, "Rules of the reader's own country"),
        company: text(40, "The company's own figures"),
      })
      .describe("Groups that are no country with a page"),
    guide: template(40, ["name"], "Link to a country's page"),
    address: template(60, ["label", "place", "value"], "Link to a figure's own address, for screen readers"),
    data: text(40, "Link to the figures as a file"),
    feed: text(40, "Link to the feed of changes"),
    useHeading: text(40, "Heading over how the figures may be used"),
    use: text(300, "How they may be used; also in the file and the feed"),
    change: template(80, ["label", "place", "before", "date", "after"], "A change, in the feed"),
  })
  .describe("The page of all figures, its file and its feed");
