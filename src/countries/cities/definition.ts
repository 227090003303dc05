import { z } from "zod";
import * as field from "../../node/content-types/fields";
import { cityWeek } from "../../week/definition";

/** Levels of rent within a country, in the order of the map's key; labels are in `words/countries.json`. */
const rentLevels = ["high", "middle", "low"] as const;

const nameSides = ["right", "left", "above", "below"] as const;

const FEWEST = 5;
const MAX_CITIES = 7;
const COUNT = `expected ${FEWEST} to ${MAX_CITIES} cities`;

const degrees = (limit: number, description: string) =>
  z
    .number()
    .min(-limit, `is no such degree, expected -${limit} to ${limit}`)
    .max(limit, `is no such degree, expected -${limit} to ${limit}`)
    .describe(description);

const city = z
  .strictObject({
    name: field.text(
      20,
      "Name on the map and in the list: a city, or a district of a country that is one city",
    ),
    longitude: degrees(180, "Degrees east of Greenwich, two decimals; west of it with a minus"),
    latitude: degrees(90, "Degrees north of the equator, two decimals; south of it with a minus"),
    side: z
      .enum(nameSides)
      .meta({ graphql: "CityNameSide" })
      .describe("Where the name stands beside its dot on the map, so that it lies over no other"),
    rent: z
      .enum(rentLevels)
      .meta({ graphql: "CityRent" })
      .optional()
      .describe("Rents, compared within the country; left out where nobody has said"),
    climate: field.text(60, "Its weather, in a few words; left out where it is the same all over").optional(),
    known: field.text(100, "What it is like for a student, in a few words").optional(),
    week: cityWeek().optional(),
  })
  .refine(({ climate, known }) => climate !== undefined || known !== undefined, {
    message: "says nothing of the city, expected climate, known or both",
  })
  .meta({ graphql: "CountryCity" });

export const cities = () =>
  z
    .array(city)
    .refine(({ length }) => length === 0 || length >= FEWEST, `says too little, ${COUNT}`)
    .max(MAX_CITIES, `says too much, ${COUNT}`)
    .refine(
      (all) => new Set(all.map(({ name }) => name)).size === all.length,
      "names one city twice, expected each once",
    )
    .default([])
    .describe(
      `Student cities on the map in "Living there", ${FEWEST} to ${MAX_CITIES}; left out where none is known`,
    );
