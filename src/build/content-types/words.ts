import { z } from "zod";
import { defineContentType } from "./content-type";
import { httpsUrl, slug, template, text } from "./fields";

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

const states = z
  .strictObject({
    confirmed: text(40, "Solid mark"),
    read: text(40, "Ring"),
    reported: text(40, "Ring"),
    due: text(40, "Ring"),
    ended: text(40, "Struck through"),
  })
  .describe("The same in a few words, for screen readers and lists");

const facts = z
  .strictObject({
    list: text(40, "Heading of the list of figures that a page states"),
    on: template(40, ["label"], "What follows the official page, for screen readers"),
    before: template(60, ["value", "date"], "An earlier value and its last day"),
    from: template(40, ["date"], "Day from which a figure holds"),
    until: template(40, ["date"], "Last day on which it holds"),
    standings,
    states,
  })
  .describe("Figures and their sources");

const texts = z
  .strictObject({
    source: template(70, ["label", "state"], "What follows a figure, for screen readers"),
    ended: template(30, ["date"], "After a figure that holds no more"),
    holdsNow: text(40, "Over what holds now, where a text is dated"),
    table: template(24, ["columns"], "Name of a table, for screen readers"),
  })
  .describe("Within texts");

const country = z
  .strictObject({
    sidebar: template(30, ["count"], "Heading of the list of countries"),
    numbers: z
      .array(text(16, "A number in words"))
      .describe("Numbers in words, from 0 on; larger ones are written in digits"),
    learnMore: template(40, ["name"], 'What follows "Learn More", for screen readers'),
  })
  .describe("Country guides");

const rows = z
  .strictObject({
    intakes: text(30, "When courses begin"),
    decision: text(30, "How long a decision takes"),
    tuition: text(30, "What a year of teaching costs"),
    funds: text(30, "Money to show for a year"),
    fee: text(30, "What the visa or permit costs"),
    health: text(30, "Insurance or surcharge"),
    work: text(30, "Hours of work in term"),
    stay: text(30, "Time after the course"),
    english: text(30, "Tests and scores"),
    living: text(30, "What a month costs"),
    apply: text(30, "Where to apply"),
  })
  .describe("Names of the eleven rows");

const groups = z
  .strictObject({
    when: text(20, "Intakes, decision"),
    money: text(20, "Tuition, living costs, funds, fee, health cover"),
    work: text(20, "Work in term"),
    afterwards: text(20, "Stay after studies"),
    entry: text(20, "English, where to apply"),
  })
  .describe("Groups of the rows");

const panel = z
  .strictObject({
    heading: template(40, ["name"], "Heading"),
    rate: template(90, ["currency", "amount", "source", "date"], "By which rate amounts are shown at home"),
    currency: text(40, "Name of the choice of currencies, for screen readers"),
    lakh: template(16, ["count"], "An amount in lakh"),
    to: text(8, "Between the two ends of a range"),
    known: text(60, "What the solid mark says"),
    unknown: text(120, "What the ring says"),
    total: text(40, "The sum of what is known"),
    totalNote: text(90, "What the sum leaves out"),
    totalNoteHealth: text(90, "The same where health cover is part of it"),
    sources: text(60, "Link to the list of sources"),
    rows,
    groups,
  })
  .describe("A country in numbers");

const advice = z
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
