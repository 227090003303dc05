import { z } from "zod";
import { readKinds } from "../figures/definition";
import { defineContentType } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";

/** Kinds of institution; labels are in `words/institutions.json`. */
const institutionKinds = ["university", "college", "institute", "branch", "academy"] as const;

/** Where a statement was read; docs/decisions.md, "Records". */
const readIn = () =>
  field.record("InstitutionReadIn", {
    name: field.text(120, "The page that says so"),
    url: field.httpsUrl("Its address"),
    kind: z
      .enum(readKinds)
      .meta({ graphql: "InstitutionReadKind" })
      .describe(
        "official: the institution's or the authority's page itself; copy: a copy of it; quoted: somebody who quotes it; reported: press, agents, encyclopedias",
      ),
  });
const readOn = () => field.pastDay("Day on which it was read there");
const page = (description: string) => field.httpsUrl(description).optional();

/** Recorded only once, in the file of its own country: docs/decisions.md, "Pages" and "Records". */
const institution = field.record("InstitutionRecord", {
  id: field.slug("Unique short name of lower-case letters, digits and hyphens"),
  name: field.text(70, "Official name"),
  image: field.logo(),
  website: z
    .string()
    .regex(
      /^(?:#|https:\/\/[^\s/]+\.[^\s]+)$/,
      "is not a web address, expected https://… or # while it is not known",
    )
    .describe("Official site; # while it is not known"),
  country: field.text(30, "Country of the campus"),
  city: field.text(40, "City of the main campus; it needs the page and the day of reading, below").optional(),
  kind: z
    .enum(institutionKinds)
    .meta({ graphql: "InstitutionKind" })
    .optional()
    .describe(
      "branch: campus of a university of another country; academy: private academy; it needs the page and the day of reading too",
    ),
  readIn: readIn().optional().describe("Where city and kind were read"),
  readOn: readOn().optional(),
  links: field
    .record("InstitutionLinks", {
      site: page("Official site, where the field website has none"),
      courses: page("Its search of courses"),
      entry: page("Its page of entry requirements"),
      fees: page("Its page of fees"),
      scholarships: page("Its page of scholarships"),
    })
    .optional()
    .describe("Its own pages, for the list of all institutions"),
});

/** The institutions of a country page; the file's name is the list's name. */
export const institutionList = defineContentType({
  name: "InstitutionList",
  label: "Institutions",
  files: { folder: "institutions", ending: ".json" },
  format: "json-object",
  startedInFiles: true,
  schema: z.strictObject({
    country: field.text(
      30,
      "Country of the page that the list is for; a card from elsewhere says where it is",
    ),
    reason: field.text(240, "One sentence above the grid that says why this list is there"),
    searches: z
      .array(field.externalLink())
      .optional()
      .describe(
        "Official searches of the country's institutions, shown while the list has none of its own country",
      ),
    list: field
      .someOf("institution", field.institutionId())
      .describe("Institutions that the page shows, in this order; some may be of another country"),
    records: z
      .array(institution)
      .describe(
        "All institutions of this country, each here and nowhere else; to show one, name it above too",
      ),
  }),
});
