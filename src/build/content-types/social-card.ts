import { z } from "zod";
import { defineContentType } from "./content-type";
import { altText, image } from "./fields";

/** The picture that link previews of a kind of page show. */
export const socialCard = defineContentType({
  name: "SocialCard",
  files: { file: "social.json" },
  format: "json-list",
  schema: z.strictObject({
    kind: z
      .enum(["home", "country", "service", "article", "guide", "gallery", "company"])
      .describe("Kind of page; each kind has one picture"),
    image: image({ width: 1200, height: 630 }),
    alt: altText(),
  }),
});
