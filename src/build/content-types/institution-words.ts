import { z } from "zod";
import { template, text } from "./fields";
import { institutionKinds, institutionPages } from "./institution-list";

/* Words of /institutions. */

const each = <Key extends string>(keys: readonly Key[], schema: () => z.ZodString) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schema()])) as Record<Key, z.ZodString>);

export const institutionsPage = z
  .strictObject({
    search: text(40, "Field for a name or a city"),
    show: text(16, "Button beside it"),
    filters: text(24, "Name of the choices; on a phone, the button that opens them"),
    country: text(20, "Choice of countries"),
    kind: text(20, "Choice of kinds"),
    city: text(20, "Choice of a city"),
    anyCity: text(24, "No choice of a city"),
    jump: text(40, "Name of the list of countries, where scripts are off"),
    shown: template(40, ["shown", "total"], "How many institutions are left; announced"),
    chosen: text(40, "Name of the list of what was chosen, for screen readers"),
    remove: template(40, ["name"], "Button that takes a choice back, for screen readers"),
    clear: text(24, "Button that takes all choices back"),
    none: text(60, "Heading where no institution is left"),
    noneText: text(160, "Sentence under it"),
    ask: text(24, "Link from there to a message to us"),
    guide: template(40, ["name"], "Link to a country's guide"),
    compare: template(40, ["name"], "Link from a country to the comparison"),
    kinds: each(institutionKinds, () => text(30, "Name of a kind")).describe("Kinds of institution"),
    pages: each(institutionPages, () => text(30, "Link to such a page of an institution")).describe(
      "Links to an institution's own pages",
    ),
    pageOf: template(40, ["name"], "What follows such a link, for screen readers"),
    site: text(24, "Link to the official site, where no page of courses is known"),
    siteOf: template(40, ["name"], "What follows it, for screen readers"),
    askCourses: text(40, "Link to a message to us, where no page of courses is known"),
    askShort: text(24, "The same beside the link to the official site"),
    unlisted: text(40, "Heading of the tile after a country's institutions"),
    unlistedText: template(100, ["name"], "Text of that tile"),
    others: template(100, ["countries"], "Countries with a guide of which no institution is listed"),
    noneListed: template(50, ["countries"], "The same, below the countries that can be chosen"),
    sources: text(60, "Line that opens the sources"),
    sourcesText: text(300, "Over the sources"),
    readOn: template(30, ["date"], "When a source was read"),
    read: z
      .strictObject({
        official: text(40, "The institution's or the authority's own page"),
        copy: text(40, "A copy of it"),
        quoted: text(40, "Somebody who quotes it"),
        reported: text(40, "Press, agents, encyclopedias"),
      })
      .describe("What a source is"),
  })
  .describe("The page of all institutions");
