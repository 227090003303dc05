import { z } from "zod";
import { jsonList, jsonObject } from "./content-type";
import * as field from "./fields";

const pageLink = () =>
  field.record("PageLink", { title: field.text(40, "Text of the link"), path: field.internalPath() });

/** The main navigation, in order. An entry is a link, a menu with items, or a menu filled from a content type. */
export const navigation = jsonObject("Navigation", "Navigation", "navigation.json", {
  main: field.someOf(
    "entry",
    z
      .strictObject({
        title: field.text(24, "Text of the entry"),
        path: field.internalPath().optional(),
        from: z
          .enum(["countries", "services"])
          .optional()
          .describe("Fills the menu from content: countries with inNavigation or inSidebar, or the services"),
        items: field.someOf("item", pageLink()).optional().describe("Items of the menu"),
      })
      .refine((entry) => [entry.path, entry.from, entry.items].filter(Boolean).length === 1, {
        error: 'leads nowhere or to several places, expected exactly one of "path", "from" and "items"',
      }),
  ),
  consultation: z.strictObject({
    title: field.text(30, "Text of the navigation's button"),
    path: field.internalPath(),
  }),
  tools: z
    .array(pageLink())
    .describe("Links after the guides in the footer; in the menu the first one stands with the countries"),
  company: z.array(pageLink()).describe("Further links of the footer"),
});

/** Letters of any case, and dots only within a name: of files, only pages of old servers, no pictures or styles. */
const OLD_ADDRESS =
  /^(?:\/[A-Za-z0-9_~-]+(?:\.[A-Za-z0-9_~-]+)*)+(?<!\.(?:css|gif|ico|jpe?g|js|json|map|mp4|png|svg|txt|webmanifest|webp|woff2?|xml))$/;

export const redirect = {
  ...jsonList("Redirect", "Old addresses", "redirects.json", {
    from: z
      .string()
      .regex(
        OLD_ADDRESS,
        "is not an address, expected e.g. /countries/dubai, /Study_in_Canada or /about.html",
      )
      .describe("The old address"),
    to: field.internalPath().describe("The page it leads to"),
  }),
  mayBeEmpty: true,
};

export type Redirect = z.infer<typeof redirect.schema>;

export const socialCard = jsonList("SocialCard", "Link previews", "social.json", {
  kind: z
    .enum(["home", "country", "service", "article", "guide", "gallery", "company"])
    .describe("Kind of page; each kind has one picture"),
  image: field.image({ width: 1200, height: 630 }),
  alt: field.altText(),
});
