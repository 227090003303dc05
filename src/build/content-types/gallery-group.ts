import { z } from "zod";
import { defineContentType } from "./content-type";
import { altText, confirm, image, order, sample, text } from "./fields";

/** A group of the image gallery with its items (specification, section 3: Gallery item). */
export const galleryGroup = defineContentType({
  name: "GalleryGroup",
  files: { folder: "gallery", ending: ".json" },
  format: "json-object",
  schema: z.strictObject({
    title: text(60, "Name of the group"),
    order: order(),
    description: text(200, "One sentence under the group's name").optional(),
    confirm: confirm(),
    items: z
      .array(
        z
          .strictObject({
            sample: sample(),
            title: text(80, "Caption"),
            imgSrc: image({ width: 1200, height: 800 }),
            alt: altText(),
            description: text(200, "Second line of the caption").optional(),
          })
          .meta({ graphql: "GalleryItem" }),
      )
      .min(1, "is empty, expected at least one picture"),
  }),
});
