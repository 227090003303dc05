import { z } from "zod";
import { defineContentType } from "./content-type";
import { internalPath } from "./fields";

/** An old address and the page that it leads to now. */
export const redirect = defineContentType({
  name: "Redirect",
  files: { file: "redirects.json" },
  format: "json-list",
  mayBeEmpty: true,
  schema: z.strictObject({
    from: z
      .string()
      .regex(/^\/[a-z0-9/-]*[a-z0-9]$/, "is not an address, expected e.g. /countries/dubai")
      .describe("The old address"),
    to: internalPath().describe("The page it leads to"),
  }),
});

export type Redirect = z.infer<typeof redirect.schema>;
