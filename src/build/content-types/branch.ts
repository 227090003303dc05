import { z } from "zod";
import { defineContentType } from "./content-type";
import { email, httpsUrl, phone, sample, slug, text } from "./fields";

/** An office of the company (specification, section 3: Branch). */
export const branch = defineContentType({
  name: "Branch",
  files: { file: "branches.json" },
  format: "json-list",
  schema: z.strictObject({
    id: slug("Unique short name"),
    sample: sample(),
    office: text(40, "What the office is, e.g. Head office"),
    branch: text(40, "City, or country, of the office"),
    country: text(40, "Country of the office"),
    contact: phone("Phone number"),
    address: text(160, "Address, no finer than the city while it is a sample"),
    email: email("E-mail address"),
    mapEmbedLink: httpsUrl("Address of the map to embed; loaded only when the visitor asks"),
    directionsLink: httpsUrl("Address of the same place on a map's own page"),
  }),
});

export type Branch = z.infer<typeof branch.schema>;
