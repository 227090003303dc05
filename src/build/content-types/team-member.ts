import { z } from "zod";
import { defineContentType } from "./content-type";
import { altText, image, sample, text } from "./fields";

/** A member of the team (specification, section 3). */
export const teamMember = defineContentType({
  name: "TeamMember",
  files: { file: "team.json" },
  format: "json-list",
  schema: z.strictObject({
    sample: sample(),
    img: image({ width: 560, height: 560 }),
    alt: altText(),
    name: text(60, "Name"),
    designation: text(60, "What the person does"),
    description: text(240, "One or two sentences about the person").optional(),
  }),
});
