import { z } from "zod";
import { bill } from "../bill/definition";
import { chaptersWithRows } from "../figures/rows";
import { mdxPages, pictureSlots } from "../node/content-types/content-type";
import {
  altText,
  colour,
  confirm,
  countrySlug,
  externalLink,
  focus,
  image,
  institutionListName,
  order,
  pageDescription,
  pageTitle,
  pastDay,
  text,
  textPictures,
} from "../node/content-types/fields";
import { year } from "../starts/definition";
import { factsOfWeek } from "../week/definition";
import { cities } from "./cities/definition";
import { numbers } from "./numbers/definition";

const reasons = (description: string) =>
  z
    .array(text(120, "One reason, in the words that end the heading's sentence"))
    .refine(({ length }) => length === 0 || length >= 3, "says too little, expected three to five reasons")
    .max(5, "says too much, expected three to five reasons")
    .default([])
    .describe(description);

/** A country guide; its text is the MDX body. */
export const country = mdxPages(
  "Country",
  "Countries",
  "countries",
  (slug) => `/countries/${slug}`,
  {
    title: pageTitle(),
    description: pageDescription(),
    name: text(30, 'Name of the country; the heading is "Study @" and this name'),
    code: z
      .string()
      .regex(/^[A-Z]{2}$/, "is not a country code, expected two capital letters")
      .describe("Two-letter code on the plate")
      .optional(),
    intro: text(190, "One or two sentences under the heading"),
    order: order(),
    inNavigation: z
      .boolean()
      .describe("Whether the navigation's Countries menu lists it; the sidebar's others stand after those"),
    inSidebar: z.boolean().describe("Whether it is one of the countries in the sidebar of the guides"),
    colour: colour(),
    image: image({ width: 1600, height: 900 }),
    focus: focus(),
    darkSky: z
      .boolean()
      .describe("Whether the picture is dark at its upper left, so that the mark on it is drawn light")
      .default(false),
    alt: altText(),
    stamp: image({ width: 900, height: 1200 }).optional(),
    published: pastDay("Day of publication"),
    reviewed: pastDay("Day on which the text was last revised"),
    suits: reasons('What follows "… suits you if", three to five; a page with cards has none'),
    thinkAgain: reasons('What follows "Think again if", three to five; a page with cards has none'),
    numbers: numbers(),
    year: year(),
    bill: bill(),
    cities: cities(),
    pictures: textPictures(3),
    resources: z
      .array(externalLink())
      .default([])
      .describe("Useful Resources; the section is left out when empty"),
    cards: z.array(countrySlug()).default([]).describe("Countries shown as cards with a Learn More button"),
    institutions: institutionListName().optional().describe("List shown under Universities"),
    help: z
      .strictObject({ title: text(48, "Heading"), text: text(160, "One or two sentences") })
      .describe("The card that closes the page"),
    confirm: confirm(),
    sources: z.array(externalLink()).default([]).describe("Official pages behind the text"),
  },
  {
    startedInFiles: true,
    hasQuestions: true,
    headingsOf: ({ cards }) => (cards.length > 0 ? undefined : "apart"),
    factsOf: ({ numbers, bill, year, cities }) => {
      const lines = bill ? [...bill.show, ...bill.pay, ...bill.master] : [];
      return [
        ...[...numbers, ...lines].flatMap(({ facts, least }) => [...facts, ...(least ? [least] : [])]),
        ...numbers.flatMap(({ compares }) => compares ?? []),
        ...year.flatMap(({ stages }) => stages.flatMap(({ fact }) => fact ?? [])),
        ...cities.flatMap(({ week }) => (week ? factsOfWeek(week) : [])),
      ];
    },
    slotsOf: ({ cards, year, bill, cities, pictures }) => [
      ...(cards.length > 0 ? [] : chaptersWithRows.map((chapter) => `<Numbers of="${chapter}" />`)),
      ...(year.length > 0 ? ["<Year />"] : []),
      ...(bill ? ["<Bill />"] : []),
      ...(cities.length > 0 ? ["<Cities />"] : []),
      ...(cities.some(({ week }) => week) ? ["<Week />"] : []),
      ...pictureSlots(pictures),
    ],
  },
);

export type Country = z.infer<typeof country.schema>;
