import { z } from "zod";
import { altText, image, text } from "./fields";

/** Chapters of a country guide that a drawing may end; a year strip and the bill end the others. */
export const spotEnds = ["courses", "visa", "work", "living", "after"] as const;

const spot = z
  .strictObject({
    ends: z.enum(spotEnds).describe("The chapter that it ends"),
    image: image({ width: 1200, height: 900 }),
    alt: altText(),
  })
  .meta({ graphql: "CountrySpot" });

const guideSpot = z
  .strictObject({
    ends: text(60, "Heading of the chapter that it ends, as it stands in the text"),
    image: image({ width: 1200, height: 900 }),
    alt: altText(),
  })
  .meta({ graphql: "GuideSpot" });

/** Drawings between the chapters of a guide that has headings of its own. */
export const guideSpots = () =>
  z
    .array(guideSpot)
    .max(4, "are more than 4 drawings")
    .refine(
      (all) => new Set(all.map(({ ends }) => ends)).size === all.length,
      "end one chapter twice, expected each once",
    )
    .default([])
    .describe("Drawings, each at the end of a chapter");

/** Drawings from a student's day, at the ends of a guide's chapters. */
export const spots = () =>
  z
    .array(spot)
    .max(3, "are more than 3 drawings")
    .refine(
      (all) => new Set(all.map(({ ends }) => ends)).size === all.length,
      "end one chapter twice, expected each once",
    )
    .default([])
    .describe("Drawings from a student's day, each at the end of a chapter");
