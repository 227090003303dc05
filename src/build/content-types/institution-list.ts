import { z } from "zod";
import { defineContentType } from "./content-type";
import { institutionId, logo, slug, text } from "./fields";

/** Recorded once, in the file of its own country: docs/decisions.md, "Pages" and "Records". */
const institution = z
  .strictObject({
    id: slug("Unique short name"),
    name: text(70, "Official name"),
    image: logo(),
    website: z
      .string()
      .regex(
        /^(?:#|https:\/\/[^\s/]+\.[^\s]+)$/,
        "is not a web address, expected https://… or # while it is not known",
      )
      .describe("Official site; # while it is not known"),
    country: text(30, "Country of the campus"),
  })
  .meta({ graphql: "InstitutionRecord" });

/** The institutions of a country page; the file's name is the list's name. */
export const institutionList = defineContentType({
  name: "InstitutionList",
  files: { folder: "institutions", ending: ".json" },
  format: "json-object",
  schema: z.strictObject({
    country: text(30, "Country of the page that the list is for; a card from elsewhere says where it is"),
    reason: text(240, "One sentence above the grid that says why this list is there"),
    list: z
      .array(institutionId())
      .min(1, "is empty, expected at least one institution")
      .describe("Ids, in order"),
    records: z
      .array(institution)
      .describe("The institutions of this country, each recorded here and nowhere else"),
  }),
});

export type InstitutionRecord = z.infer<typeof institution>;
export type InstitutionList = z.infer<typeof institutionList.schema>;
