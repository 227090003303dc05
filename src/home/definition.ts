import { z } from "zod";
import { jsonList, jsonObject } from "../node/content-types/content-type";
import {
  altText,
  buttonLink,
  confirm,
  factId,
  httpsUrl,
  image,
  institutionId,
  internalPath,
  pageDescription,
  pageTitle,
  part,
  sample,
  someOf,
  someRecords,
  template,
  text,
} from "../node/content-types/fields";

const heading = () => text(60, "Heading of the section");
const intro = () => text(260, "Sentence or two beside the heading");
const percent = (description: string) => z.number().min(0).max(100).describe(description);

export const home = jsonObject("Home", "Home page", "home.json", {
  title: pageTitle(),
  description: pageDescription(),
  hero: z.strictObject({
    line: text(30, "First line of the heading"),
    words: someOf("word", text(14, "Word that is typed")).describe(
      "Words that the second line types in turn",
    ),
    lead: text(110, "What the company does, and for whom, in one plain line"),
    link: buttonLink().describe("Link below that line, such as who pays for the advice"),
    intro: intro(),
    talk: text(30, "Before the button to the consultation, below the boarding pass"),
    image: image({ width: 1600, height: 900 }),
    phoneImage: image({ width: 1080, height: 1080 }),
    alt: altText(),
    primary: buttonLink(),
    secondary: buttonLink(),
    pause: text(40, "Button that stops the typing, for screen readers"),
    play: text(40, "The same while it is stopped"),
    confirm: confirm(),
  }),
  services: z.strictObject({
    heading: heading(),
    intro: intro(),
    more: text(20, "Link of a poster"),
    moreAbout: template(40, ["title"], "What follows it, for screen readers"),
    guides: z.strictObject({ heading: heading(), intro: text(60, "Line beside the heading of the guides") }),
    confirm: confirm(),
  }),
  states: z.strictObject({
    heading: heading(),
    intro: intro(),
    link: buttonLink(),
    cards: someRecords("card", "StateCard", {
      name: text(24, "Name of the state site"),
      detail: text(30, "The state of a city, or the cities of a state"),
      code: text(4, "Denomination of the stamp"),
      link: httpsUrl("The state's official study site"),
      image: image({ width: 360, height: 360 }),
      alt: altText(),
    }),
  }),
  map: z.strictObject({
    heading: heading(),
    intro: intro(),
    origin: z.strictObject({
      top: percent("Top of India's pin, % of the map"),
      left: percent("Left of it, %"),
    }),
    countries: someRecords("country", "CountryMapEntry", {
      name: text(20, "Name on the label"),
      link: internalPath(),
      position: z.strictObject({
        top: percent("Top of the pin, % of the map's height"),
        left: percent("Left of the pin, % of the map's width"),
      }),
      label: z.strictObject({
        count: factId().describe("Fact with the number of institutions"),
        side: z.enum(["left", "right", "above", "below"]).describe("Where the label stands beside its pin"),
        near: z
          .enum(["left", "right", "above", "below", "lowLeft"])
          .optional()
          .describe("The same on the small map of narrow windows, if it differs"),
      }),
    }),
    board: part("Below the map: what each country asks and gives", {
      heading: text(40, "Heading of the board"),
      country: text(20, "Head of its first column"),
      link: buttonLink(),
    }),
  }),
  about: z.strictObject({
    heading: heading(),
    intro: intro(),
    text: text(400, "Second paragraph"),
    image: image({ width: 900, height: 990 }),
    alt: altText(),
    cities: text(40, "Name of the list of cities, for screen readers"),
    link: buttonLink(),
    confirm: confirm(),
  }),
  statsHeading: template(40, ["company"], "Heading of the figures, for screen readers"),
  stats: someRecords("figure", "Stat", {
    count: factId().describe("Fact with the figure"),
    title: text(40, "What is counted"),
  }),
  steps: z.strictObject({
    heading: heading(),
    intro: intro(),
    step: text(10, "Over a step's number"),
    time: text(20, "Over the time that a step takes"),
    link: buttonLink(),
    confirm: confirm(),
  }),
  testimonials: z.strictObject({ heading: heading(), link: buttonLink() }),
  institutions: z.strictObject({
    heading: heading(),
    list: someOf("institution", institutionId()),
    link: buttonLink(),
  }),
  awards: z.strictObject({
    heading: heading(),
    controls: part("What the awards' buttons say to screen readers", {
      previous: text(30, "Button"),
      next: text(30, "Button"),
      pause: text(30, "Button"),
      play: text(30, "The same while the awards stand still"),
      slide: template(30, ["number", "total"], "Name of one award's place"),
      track: template(40, ["heading"], "Name of the awards' row"),
    }),
    items: someRecords("award", "Award", {
      sample: sample(),
      title: text(60, "Name of the award"),
      description: text(120, "Who gave it, and what for"),
      image: image({ width: 640, height: 640 }),
      alt: altText(),
    }),
  }),
  articles: z.strictObject({ heading: heading(), intro: intro(), link: buttonLink() }),
  closing: z.strictObject({
    heading: heading(),
    text: intro(),
    primary: buttonLink(),
    secondary: buttonLink(),
    image: image({ width: 400, height: 500 }),
    alt: altText(),
    lines: z.array(text(40, "Line of the address")).max(4),
    confirm: confirm(),
  }),
});

/** A step of the process: docs/decisions.md, "Records". */
export const step = jsonList("Step", "Steps", "steps.json", {
  title: text(40, "Name of the step"),
  path: internalPath(),
  text: text(90, "One sentence on what happens"),
  time: text(24, "How long it usually takes, in words"),
  confirm: confirm(),
  phase: z.enum(["plan", "apply", "visa", "arrive"]).describe("Phase, shown as the stub's colour"),
});
