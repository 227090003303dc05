import { z } from "zod";
import { defineContentType } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";
import { frameUrl } from "../node/content-types/frames";

/** A group of the image gallery: docs/decisions.md, "Records". */
export const galleryGroup = defineContentType({
  name: "GalleryGroup",
  label: "Picture gallery",
  files: { folder: "gallery", ending: ".json" },
  format: "json-object",
  schema: z.strictObject({
    title: field.text(60, "Name of the group"),
    order: field.order(),
    description: field.text(200, "One sentence under the group's name").optional(),
    confirm: field.confirm(),
    items: field.someRecords("picture", "GalleryItem", {
      sample: field.sample(),
      title: field.text(80, "Caption"),
      imgSrc: field.image({ width: 1200, height: 800 }),
      alt: field.altText(),
      description: field.text(200, "Second line of the caption").optional(),
      keep: z
        .number()
        .int()
        .min(0)
        .max(100)
        .optional()
        .describe("What a wide crop keeps: 0 the picture's top, 100 its foot; without it the middle"),
    }),
  }),
});

/** A video of the gallery: docs/decisions.md, "Records". `local` plays a file, `other` frames a page. */
export const videoItem = defineContentType({
  name: "VideoItem",
  label: "Videos",
  files: { file: "videos.json" },
  format: "json-list",
  schema: z
    .strictObject({
      sample: field.sample(),
      group: field.text(60, "Heading under which the video stands"),
      title: field.text(80, "Name of the video"),
      description: field.text(200, "What happens in it; it has no sound").optional(),
      type: z.enum(["local", "other"]).describe("local: a film of our own; other: a page in a frame"),
      src: field.video().optional().describe("File below content/videos, for type local"),
      seconds: z.number().int().min(1).max(3600).optional().describe("How long it is, in seconds"),
      embed: frameUrl("film", "Address of the frame, for type other").optional(),
      uploaded: field.pastDay("Day on which the video was put on the site"),
      poster: field.image({ width: 1280, height: 720 }),
      alt: field.altText(),
    })
    .refine((item) => (item.type === "local" ? item.src && !item.embed : item.embed && !item.src), {
      error: 'has the wrong address, expected "src" for type local, "embed" for type other, and not both',
    }),
});

export type VideoItem = z.infer<typeof videoItem.schema>;
