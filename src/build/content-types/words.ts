import { z } from "zod";
import { compare, finder } from "./compare-words";
import { defineContentType } from "./content-type";
import { template, text } from "./fields";
import { institutionsPage } from "./institution-words";
import { plan } from "./plan-words";

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
    ask: text(40, "The one link of a card without a link to courses"),
    showAll: template(40, ["count"], "Button of narrow windows, below the first cards"),
    askHeading: text(40, "Heading of the last tile"),
    askText: text(160, "Text of the last tile"),
    askButton: text(24, "Button of the last tile"),
    find: text(60, "Link to the page of all institutions"),
  })
  .describe("Universities grid of a country guide");

const gallery = z
  .strictObject({
    groups: text(40, "Before the links to the groups of pictures"),
    large: text(40, "Name of the large view, for screen readers"),
    previous: text(40, "Button of the large view"),
    next: text(40, "Button of the large view"),
    close: text(24, "Button of the large view"),
    zoomIn: text(24, "Its button that makes it larger, for screen readers"),
    zoomOut: text(24, "Its button that makes it smaller again, for screen readers"),
    silent: template(40, ["title"], "Name of a video, for screen readers"),
    showVideo: text(24, "Button that loads a video from another site"),
    seconds: template(12, ["count"], "How long a video is, beside the sign that plays it"),
  })
  .describe("Picture and video gallery");

const branches = z
  .strictObject({
    onThisPage: text(40, "Before the line of cities"),
    call: text(16, "Before the company's phone number"),
    chat: text(16, "Before its number for chats"),
    write: text(16, "Before its e-mail address"),
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

const trust = z
  .strictObject({
    short: text(30, "Heading of what a page says in short"),
    draft: text(120, "Mark on a page that the company's lawyer has not read yet"),
    open: text(90, "Heading of what the company must still confirm, while there is any"),
    thirdParties: text(60, "Heading of the table of third-parties.json"),
    thirdPartiesText: text(360, "Sentences under it; {count} becomes their number"),
    details: text(40, "Opens when a third party is called, and what it learns"),
    when: text(24, "Before when it is called"),
    learns: text(24, "Before what it learns"),
    hosts: text(24, "Before its hosts"),
    policy: text(24, "Before the link to its own policy"),
    others: text(40, "Heading of the other pages on trust"),
  })
  .describe("Pages on trust: privacy, terms, payment, promises, complaints, figures");

/** Words of the interface: everything that pages say beside their own texts. */
export const words = defineContentType({
  name: "Words",
  files: { file: "words.json" },
  format: "json-object",
  schema: z.strictObject({
    finder,
    compare,
    plan,
    institutions,
    institutionsPage,
    gallery,
    branches,
    trust,
  }),
});

export type Words = z.infer<typeof words.schema>;
