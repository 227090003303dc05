import { z } from "zod";
import { defineContentType } from "./content-type";
import { template, text } from "./fields";
import { advice, facts, panel, texts } from "./figure-words";

/** An accessible name that must contain a word: people and tests search for it. */
const named = (most: number, word: string, description: string) =>
  text(most, `${description}; it holds the word "${word}"`).regex(
    new RegExp(`\\b[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}\\b`),
    `lacks the word "${word}", expected a name that holds it`,
  );

const frame = z
  .strictObject({
    skip: text(40, "Link to the content, shown to those who use the keyboard"),
    topBar: text(40, "Name of the strip above the navigation, for screen readers"),
    emailShort: text(16, "The e-mail link on a phone"),
    since: template(16, ["year"], "Second line beside the brand"),
    home: text(24, "What the brand's link says after the company's name, for screen readers"),
    navigation: text(20, "Name of the navigation, for screen readers"),
    openMenu: named(24, "menu", "Name of the menu button"),
    closeMenu: named(24, "menu", "The same while the menu is open"),
    countries: text(24, "Heading of the footer's countries"),
    guides: text(24, "Heading of the footer's guides"),
    company: text(24, "Heading of the footer's further links"),
    branches: text(24, "Heading of the footer's cities"),
    floating: text(40, "Name of the corner with the chat link, for screen readers"),
    chat: named(60, "chat", "Name of the chat link"),
    toTop: named(40, "top", "Name of the button that scrolls up"),
    newTab: text(40, "What a link to another site adds, for screen readers"),
    feed: text(30, "Name of the feed of articles, in feed readers"),
  })
  .describe("Top bar, navigation, footer and the corner with the chat link");

const trail = z
  .strictObject({
    name: text(24, "Name of the trail, for screen readers"),
    home: text(16, "The home page"),
    countries: text(16, "Above the country guides"),
    services: text(16, "Above the services"),
    articles: text(16, "The list of articles"),
    guides: text(16, "Above the guides"),
    gallery: text(16, "Above the galleries"),
  })
  .describe("Breadcrumbs: the pages above the one being read");

const postmarks = z
  .strictObject({
    since: text(12, "Above the year of the company's start"),
    published: text(14, "Over the day of an article"),
    posted: text(14, "Over the day of a testimonial"),
    revised: text(16, "Over the day on which a country guide was last revised"),
    step: template(30, ["step", "steps"], "Under the day of an article"),
  })
  .describe("Lettering of the round marks");

const reading = z
  .strictObject({
    contents: text(30, "Heading of the list of a text's headings"),
    by: template(20, ["author"], "Byline"),
    meta: template(90, ["minutes", "published", "reviewed"], "Line under the head of a text"),
    articleMeta: template(60, ["minutes", "reviewed"], "What follows an article's byline and date"),
    sources: text(30, "Heading of the list of sources"),
    sourcesRevised: template(80, ["date"], "Line under that heading"),
    sourcesPages: text(40, "Heading of the pages behind a text"),
    process: text(40, "Heading of the list of steps"),
    talk: template(60, ["phone", "hours"], "Line beside a form or a closing section"),
  })
  .describe("Articles, guides, services, countries");

const country = z
  .strictObject({
    sidebar: template(30, ["count"], "Heading of the list of countries"),
    numbers: z
      .array(text(16, "A number in words"))
      .describe("Numbers in words, from 0 on; larger ones are written in digits"),
    learnMore: template(40, ["name"], 'What follows "Learn More", for screen readers'),
  })
  .describe("Country guides");

const institutions = z
  .strictObject({
    countOne: text(40, "Before the reason of a list that holds one institution"),
    countMany: template(40, ["count"], "Before the reason of a list that holds several"),
    elsewhere: template(30, ["country"], "Under the name of an institution in another country"),
    courses: template(40, ["name"], 'Follows "Course" without a blank, for screen readers: "s at …"'),
    coursePage: template(
      40,
      ["name"],
      'Follows "Course" where the link is still to come, for screen readers',
    ),
    coming: text(30, "Where the link is still to come"),
    contact: template(40, ["name"], 'What follows "Contact", for screen readers'),
    askHeading: text(40, "Heading of the last tile"),
    askText: text(160, "Text of the last tile"),
    askButton: text(24, "Button of the last tile"),
  })
  .describe("Universities grid of a country guide");

const service = z
  .strictObject({
    points: text(40, "Heading of the list of what you get"),
    exams: text(60, "Heading of the list of tests"),
    others: text(40, "Heading of the list of services"),
  })
  .describe("Service pages");

const guide = z.strictObject({ others: text(40, "Heading of the list of guides") }).describe("Guides");

const gallery = z
  .strictObject({
    large: text(40, "Name of the large view, for screen readers"),
    previous: text(40, "Button of the large view"),
    next: text(40, "Button of the large view"),
    close: text(24, "Button of the large view"),
    silent: template(40, ["title"], "Name of a video, for screen readers"),
    showVideo: text(24, "Button that loads a video from another site"),
  })
  .describe("Picture and video gallery");

const branches = z
  .strictObject({
    onThisPage: text(40, "Name of the line of cities, for screen readers"),
    heading: text(40, "Heading of the offices"),
    answered: template(60, ["hours"], "Sentence beside it"),
    directions: text(20, "Link to the way there"),
    directionsTo: template(40, ["city"], "What follows it, for screen readers"),
    showMap: text(20, "Button that loads the map"),
    hideMap: text(20, "The same while the map is shown"),
    mapOf: template(40, ["city"], "What follows it, for screen readers"),
    map: template(40, ["city"], "Name of the map, for screen readers"),
  })
  .describe("Offices on the contact page");

const samples = z
  .strictObject({
    person: text(40, "On an invented person or quote"),
    award: text(40, "On an invented award"),
    picture: text(60, "On a drawn picture of the gallery"),
    video: text(60, "On a drawn video"),
    branch: text(60, "On an office whose phone and address are invented"),
    company: text(60, "In the footer, while the company's own phone and e-mail are invented"),
  })
  .describe('Marks on records with "sample": true; they go when the record loses that line');

/** Words of the interface: everything that pages say beside their own texts. */
export const words = defineContentType({
  name: "Words",
  files: { file: "words.json" },
  format: "json-object",
  schema: z.strictObject({
    frame,
    trail,
    postmarks,
    reading,
    facts,
    texts,
    country,
    panel,
    advice,
    institutions,
    service,
    guide,
    gallery,
    branches,
    samples,
  }),
});

export type Words = z.infer<typeof words.schema>;
