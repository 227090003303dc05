import { z } from "zod";
import { altText, image, record, text } from "./fields";

/** Chapters of a country guide that may end with a drawing; others end with the year or the bill. */
export const spotEnds = ["courses", "visa", "work", "living", "after"] as const;

const spot = record("CountrySpot", {
  ends: z.enum(spotEnds).describe("The chapter that it ends"),
  image: image({ width: 1200, height: 900 }),
  alt: altText(),
});

const guideSpot = record("GuideSpot", {
  ends: text(60, "Heading of the chapter that it ends, as it stands in the text"),
  image: image({ width: 1200, height: 900 }),
  alt: altText(),
});

const listOf = <Spot extends z.ZodType<{ readonly ends: string }>>(one: Spot, most: number) =>
  z
    .array(one)
    .max(most, `are more than ${most} drawings`)
    .refine(
      (all) => new Set(all.map(({ ends }) => ends)).size === all.length,
      "end one chapter twice, expected each once",
    )
    .default([]);

export const guideSpots = () => listOf(guideSpot, 4).describe("Drawings, each at the end of a chapter");

export const spots = () =>
  listOf(spot, 3).describe("Drawings from a student's day, each at the end of a chapter");
