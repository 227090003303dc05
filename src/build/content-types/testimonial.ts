import { z } from "zod";
import { defineContentType } from "./content-type";
import { altText, image, isoDate, sample, slug, text } from "./fields";

/** What a student or parent says (specification, section 3). */
export const testimonial = defineContentType({
  name: "Testimonial",
  files: { file: "testimonials.json" },
  format: "json-list",
  schema: z.strictObject({
    id: slug("Unique short name"),
    sample: sample(),
    name: text(60, "Name"),
    position: text(80, "Course or role"),
    place: text(40, "Where the person studies or lives"),
    date: isoDate("Day of the testimonial"),
    image: image({ width: 340, height: 350 }),
    alt: altText(),
    feedback: text(600, "What the person says"),
    excerpt: text(180, "The sentence that the home page shows"),
  }),
});
