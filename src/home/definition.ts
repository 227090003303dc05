import { z } from "zod";
import { jsonList, jsonObject } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";

const heading = () => field.text(60, "Heading of the section");
const intro = () => field.text(260, "Sentence or two beside the heading");
const percent = (description: string) => z.number().min(0).max(100).describe(description);

export const home = jsonObject("Home", "Home page", "home.json", {
  title: field.pageTitle(),
  description: field.pageDescription(),
  hero: z.strictObject({
    line: field.text(30, "First line of the heading"),
    words: field
      .someOf("word", field.text(14, "Word that is typed"))
      .describe("Words that the second line types in turn"),
    lead: field.text(110, "What the company does, and for whom, in one plain line"),
    link: field.buttonLink().describe("Link below that line, such as who pays for the advice"),
    intro: intro(),
    talk: field.text(30, "Before the button to the consultation, below the boarding pass"),
    image: field.image({ width: 1600, height: 900 }),
    phoneImage: field.image({ width: 1080, height: 1080 }),
    alt: field.altText(),
    primary: field.buttonLink(),
    secondary: field.buttonLink(),
    pause: field.text(40, "Button that stops the typing, for screen readers"),
    play: field.text(40, "The same while it is stopped"),
    confirm: field.confirm(),
  }),
  services: z.strictObject({
    heading: heading(),
    intro: intro(),
    more: field.text(20, "Link of a poster"),
    moreAbout: field.template(40, ["title"], "What follows it, for screen readers"),
    guides: z.strictObject({
      heading: heading(),
      intro: field.text(60, "Line beside the heading of the guides"),
    }),
    confirm: field.confirm(),
  }),
  states: z.strictObject({
    heading: heading(),
    intro: intro(),
    link: field.buttonLink(),
    cards: field.someRecords("card", "StateCard", {
      name: field.text(24, "Name of the state site"),
      detail: field.text(30, "The state of a city, or the cities of a state"),
      code: field.text(4, "Denomination of the stamp"),
      link: field.httpsUrl("The state's official study site"),
      image: field.image({ width: 360, height: 360 }),
      alt: field.altText(),
    }),
  }),
  map: z.strictObject({
    heading: heading(),
    intro: intro(),
    origin: z.strictObject({
      top: percent("Top of India's pin, % of the map"),
      left: percent("Left of it, %"),
    }),
    countries: field.someRecords("country", "CountryMapEntry", {
      name: field.text(20, "Name on the label"),
      link: field.internalPath(),
      position: z.strictObject({
        top: percent("Top of the pin, % of the map's height"),
        left: percent("Left of the pin, % of the map's width"),
      }),
      label: z.strictObject({
        count: field.factId().describe("Fact with the number of institutions"),
        side: z.enum(["left", "right", "above", "below"]).describe("Where the label stands beside its pin"),
        near: z
          .enum(["left", "right", "above", "below", "lowLeft"])
          .optional()
          .describe("The same on the small map of narrow windows, if it differs"),
      }),
    }),
    board: field.part("Below the map: what each country asks and gives", {
      heading: field.text(40, "Heading of the board"),
      country: field.text(20, "Head of its first column"),
      link: field.buttonLink(),
    }),
  }),
  about: z.strictObject({
    heading: heading(),
    intro: intro(),
    text: field.text(400, "Second paragraph"),
    image: field.image({ width: 900, height: 990 }),
    alt: field.altText(),
    cities: field.text(40, "Name of the list of cities, for screen readers"),
    link: field.buttonLink(),
    confirm: field.confirm(),
  }),
  statsHeading: field.template(40, ["company"], "Heading of the figures, for screen readers"),
  stats: field.someRecords("figure", "Stat", {
    count: field.factId().describe("Fact with the figure"),
    title: field.text(40, "What is counted"),
  }),
  steps: z.strictObject({
    heading: heading(),
    intro: intro(),
    step: field.text(10, "Over a step's number"),
    time: field.text(20, "Over the time that a step takes"),
    link: field.buttonLink(),
    confirm: field.confirm(),
  }),
  testimonials: z.strictObject({ heading: heading(), link: field.buttonLink() }),
  institutions: z.strictObject({
    heading: heading(),
    list: field.someOf("institution", field.institutionId()),
    link: field.buttonLink(),
  }),
  awards: z.strictObject({
    heading: heading(),
    controls: field.part("What the awards' buttons say to screen readers", {
      previous: field.text(30, "Button"),
      next: field.text(30, "Button"),
      pause: field.text(30, "Button"),
      play: field.text(30, "The same while the awards stand still"),
      slide: field.template(30, ["number", "total"], "Name of one award's place"),
      track: field.template(40, ["heading"], "Name of the awards' row"),
    }),
    items: field.someRecords("award", "Award", {
      sample: field.sample(),
      title: field.text(60, "Name of the award"),
      description: field.text(120, "Who gave it, and what for"),
      image: field.image({ width: 640, height: 640 }),
      alt: field.altText(),
    }),
  }),
  articles: z.strictObject({ heading: heading(), intro: intro(), link: field.buttonLink() }),
  closing: z.strictObject({
    heading: heading(),
    text: intro(),
    primary: field.buttonLink(),
    secondary: field.buttonLink(),
    image: field.image({ width: 400, height: 500 }),
    alt: field.altText(),
    lines: z.array(field.text(40, "Line of the address")).max(4),
    confirm: field.confirm(),
  }),
});

/** A step of the process: docs/decisions.md, "Records". */
export const step = jsonList("Step", "Steps", "steps.json", {
  title: field.text(40, "Name of the step"),
  path: field.internalPath(),
  text: field.text(90, "One sentence on what happens"),
  time: field.text(24, "How long it usually takes, in words"),
  confirm: field.confirm(),
  phase: z.enum(["plan", "apply", "visa", "arrive"]).describe("Phase, shown as the stub's colour"),
});
