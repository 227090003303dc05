import { z } from "zod";
import { bill } from "../bill/definition";
import { chaptersWithRows } from "../figures/rows";
import { mdxPages, pictureSlots } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";
import { year } from "../starts/definition";
import { factsOfWeek } from "../week/definition";
import { cities } from "./cities/definition";
import { numbers } from "./numbers/definition";

const reasons = (description: string) =>
  z
    .array(field.text(120, "One reason, in the words that end the heading's sentence"))
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
    title: field.pageTitle(),
    description: field.pageDescription(),
    name: field.text(30, 'Name of the country; the heading is "Study @" and this name'),
    code: z
      .string()
      .regex(/^[A-Z]{2}$/, "is not a country code, expected two capital letters")
      .describe("Two-letter code on the plate")
      .optional(),
    intro: field.text(190, "One or two sentences under the heading"),
    order: field.order(),
    inNavigation: z
      .boolean()
      .describe("Whether the navigation's Countries menu lists it; the sidebar's others stand after those"),
    inSidebar: z.boolean().describe("Whether it is one of the countries in the sidebar of the guides"),
    colour: field.colour(),
    image: field.image({ width: 1600, height: 900 }),
    focus: field.focus(),
    darkSky: z
      .boolean()
      .describe("Whether the picture is dark at its upper left, so that the mark on it is drawn light")
      .default(false),
    alt: field.altText(),
    stamp: field.image({ width: 900, height: 1200 }).optional(),
    published: field.pastDay("Day of publication"),
    reviewed: field.pastDay("Day on which the text was last revised"),
    suits: reasons('What follows "… suits you if", three to five; a page with cards has none'),
    thinkAgain: reasons('What follows "Think again if", three to five; a page with cards has none'),
    numbers: numbers(),
    year: year(),
    bill: bill(),
    cities: cities(),
    pictures: field.textPictures(3),
    resources: z
      .array(field.externalLink())
      .default([])
      .describe("Useful Resources; the section is left out when empty"),
    cards: z
      .array(field.countrySlug())
      .default([])
      .describe("Countries shown as cards with a Learn More button"),
    institutions: field.institutionListName().optional().describe("List shown under Universities"),
    help: z
      .strictObject({ title: field.text(48, "Heading"), text: field.text(160, "One or two sentences") })
      .describe("The card that closes the page"),
    confirm: field.confirm(),
    sources: z.array(field.externalLink()).default([]).describe("Official pages behind the text"),
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
