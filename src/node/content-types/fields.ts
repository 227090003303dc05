import { z } from "zod";
import type { MinimumSize } from "./field-schema";

/** A nested object that several definitions share, or that others list: its GraphQL type has a name. */
export const record = <Shape extends z.core.$ZodLooseShape>(graphql: string, shape: Shape) =>
  z.strictObject(shape).meta({ graphql });

/** A nested object of only one definition. */
export const part = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

/** A non-empty list. @param what name of one entry, for the message */
export const someOf = <Item extends z.ZodType>(what: string, item: Item) =>
  z.array(item).min(1, `is empty, expected at least one ${what}`);

export const someRecords = <Shape extends z.core.$ZodLooseShape>(
  what: string,
  graphql: string,
  shape: Shape,
) => someOf(what, record(graphql, shape));

/** The kind of a reference in content; the reference check resolves each kind. */
type ReferenceKind = "image" | "video" | "fact" | "institution" | "institutionList" | "country" | "path";

const referring = (reference: ReferenceKind, description: string, minimumSize?: MinimumSize) =>
  z.string().min(1, "is empty, expected a text").meta({ reference, minimumSize, description });

/** Path below `content/images` of a raster picture, which is resized. @param minimum the largest size in its place */
export const image = (minimum: MinimumSize) =>
  referring(
    "image",
    `Path of a picture below content/images, e.g. team/1.png; at least ${minimum.width} x ${minimum.height} pixels`,
    minimum,
  );
/** Path of a logo below `content/images`. It is not resized, so SVG is allowed. */
export const logo = () =>
  referring("image", "Path of a logo below content/images, e.g. institutions/anu.svg; SVG or a picture");
export const video = () =>
  referring("video", "Path of a video below content/videos, e.g. graduation-caps.mp4");
export const factId = () => referring("fact", "Id of a fact in content/facts.json");
export const institutionId = () => referring("institution", "Id of an institution in content/institutions");
export const institutionListName = () =>
  referring("institutionList", "Name of a file in content/institutions, without .json");
export const countrySlug = () => referring("country", "Name of a file in content/countries, without .mdx");

/** A path on this site: starts with a slash and does not end with one. */
export const internalPath = () =>
  z
    .string()
    .regex(
      /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[\w-]+)?$/,
      "is not an address on this site, expected e.g. /contact",
    )
    .meta({ reference: "path", description: "Address of a page of this site, e.g. /contact" });

export const altText = () =>
  z
    .string()
    .min(10, "says too little, expected what the picture shows in 10 to 160 characters")
    .max(160, "is too long, expected at most 160 characters")
    .describe("What the picture shows, for those who do not see it");

const percent = (from: string) =>
  z.int().min(0).max(100).describe(`Percent of the picture from its ${from}, 0 to 100`);
/** The point of a picture that every crop must show. */
export const focus = () =>
  z
    .strictObject({ x: percent("left"), y: percent("top") })
    .describe("The point of the picture that no crop may lose; its middle without one")
    .optional();

export const NO_BLANK_ENDS = /^\S(?:[\s\S]*\S)?$/;

export const text = (max: number, description: string) =>
  z
    .string()
    .min(1, "is empty, expected a text")
    .max(max, `is too long, expected at most ${max} characters`)
    .regex(NO_BLANK_ENDS, "begins or ends with a blank, expected neither")
    .describe(description);

const placesIn = (value: string) => (value.match(/\{\w*\}/g) ?? []).sort().join(" ");

/** A text with placeholders such as `{count}` that the page fills; each must occur exactly once. */
export const template = (max: number, places: readonly string[], description: string) => {
  const marks = places.map((place) => `{${place}}`);
  return text(max, `${description}; the page fills in ${marks.join(" and ")}`).refine(
    (value) => placesIn(value) === [...marks].sort().join(" "),
    `has other places to fill in, expected ${marks.join(" and ")}, each once`,
  );
};

export const httpsUrl = (description: string) =>
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: "is not a web address, expected https://…",
    })
    .refine((value) => !/\s/.test(value), "has a blank, expected a web address without one")
    .describe(description);

/** Any day. */
export const isoDate = (description: string) =>
  z.iso.date({ error: "is not a date, expected YYYY-MM-DD" }).describe(description);

/** The day on which something happened: never one to come. */
export const pastDay = (description: string) => isoDate(description).meta({ isPast: true, description });

export const email = (description: string) =>
  z.email({ error: "is not an e-mail address, expected e.g. hello@bec.example" }).describe(description);

export const slug = (description: string) =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      "is not a short name, expected lower-case letters, digits and hyphens",
    )
    .describe(description);

/** Marks invented content that must be replaced before launch. */
export const sample = () =>
  z
    .literal(true)
    .optional()
    .describe("Whether this is invented: while there is one, each page says so; replace it before launch");

/** Statements in a text that nobody has confirmed yet; the launch list shows them. */
export const confirm = () =>
  z
    .array(text(200, "One statement, and what the company must do about it"))
    .min(1, "is empty, expected a statement, or the field left out")
    .optional()
    .describe("Statements that the company must confirm before launch; take each out when it has");

/** Drawings that the text places by `<Picture name="…" />`. */
export const textPictures = (most: number) =>
  z
    .array(
      record("TextPicture", {
        name: slug("Short name by which the text places it, as <Picture name=…>"),
        image: image({ width: 1200, height: 900 }),
        alt: altText(),
      }),
    )
    .max(most, `are more than ${most} drawings`)
    .refine(
      (all) => new Set(all.map(({ name }) => name)).size === all.length,
      "have one name twice, expected each once",
    )
    .default([])
    .describe("Drawings in the text");

/** A link with its text: docs/decisions.md, "Records". */
export const externalLink = () =>
  record("ExternalLink", {
    name: text(90, "Text of the link"),
    link: httpsUrl("Address of the page it opens"),
  });

export const buttonLink = () => record("ButtonLink", { label: text(40, "Text"), path: internalPath() });

export const pageTitle = () => text(60, "Browser title; unique on the site");
export const pageDescription = () =>
  z
    .string()
    .min(70, "is too short for a search result, expected 70 to 160 characters")
    .max(160, "is too long for a search result, expected 70 to 160 characters")
    .describe("Description for search results, 70 to 160 characters; unique on the site");

export const callToAction = () =>
  record("CallToAction", {
    label: text(40, "Text of the button"),
    title: text(60, "Heading of the closing card"),
    text: text(240, "One or two sentences above the button"),
    message: text(
      160,
      "The sentence with which the contact form begins; without it the button leads to the form that the kind of page has",
    ).optional(),
  });

export const shortPoints = () =>
  z
    .array(
      record("ShortPoint", {
        heading: text(40, "What it is about"),
        text: text(200, "What the text says of it, in short"),
      }),
    )
    .min(2, "is too short, expected 2 or 3 points")
    .max(3, "is too long, expected 2 or 3 points")
    .optional();

/** Background colours for pages; `ground` in `src/theme/tokens.ts` has the values. */
export const colour = () =>
  z
    .enum(["sea", "leaf", "red", "ink"])
    .meta({ graphql: "Ground", description: "Ground colour of the page's head" });

export const order = () =>
  z
    .number({ error: "is not a whole number, expected 1, 2, 3 …" })
    .int("is not a whole number, expected 1, 2, 3 …")
    .min(1, "is not positive, expected 1, 2, 3 …")
    .describe("Place in lists, from 1; equal places go by the alphabet");

/** Whether an amount is the sum of several figures, in a country's numbers and its bill. */
export const addsFigures = () =>
  z.literal(true).optional().describe("Whether the amounts of all its figures are added up");

export const timesNeeded = () =>
  z.number().int().min(2).max(24).optional().describe("How often the amount is needed, e.g. 9 months");
