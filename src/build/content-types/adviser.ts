import { z } from "zod";
import { defineContentType } from "./content-type";
import { httpsUrl, slug, text } from "./fields";

/** Who may advise on visas: every page that speaks of them names those of its country, or all. */
export const adviser = defineContentType({
  name: "Adviser",
  label: "Visa advisers",
  files: { file: "advisers.json" },
  format: "json-list",
  schema: z.strictObject({
    country: slug("The country as in the address of its guide, e.g. new-zealand"),
    who: text(110, "Who may advise on visas of that country"),
    register: text(90, "Name of the official register"),
    link: httpsUrl("Its address"),
  }),
});
