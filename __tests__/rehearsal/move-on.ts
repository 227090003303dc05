import { z } from "zod";
import type { ContentType } from "../../src/build/content-types/content-type";
import { country } from "../../src/build/content-types/country";
import { galleryGroup } from "../../src/build/content-types/gallery";
import { home } from "../../src/build/content-types/home";
import { questions } from "../../src/build/content-types/questions";
import { service } from "../../src/build/content-types/service";
import { article, guide } from "../../src/build/content-types/texts";
import type { ContentFolder } from "./content-folder";
import { rewordInterface } from "./reword-interface";

/** Files that say when something was read: nobody reads it tomorrow. */
const READ = /^(?:facts\.json|institutions\/)/;

/** Every date moves into the next year, but for those of the register and of the institutions. */
function moveDates(content: ContentFolder): void {
  content.editTexts((text, file) =>
    READ.test(file) ? text : text.replace(/\b20\d\d-(\d\d-\d\d)\b/g, "2027-$1"),
  );
}

const LISTS = ["steps.json", "branches.json", "team.json", "testimonials.json", "videos.json"];

const reversed = <Item>(items: readonly Item[]) => [...items].reverse();

/** Reverses the order of records and pages. */
function turnOrderRound(content: ContentFolder): void {
  const turn = ({ order }: { order: number }, count: number) => Math.max(1, count + 1 - order);
  const turnPages = (type: ContentType<z.ZodObject<{ order: z.ZodNumber }>>) => {
    const pages = content.pages(type);
    const count = Math.max(...pages.map(({ fields }) => fields.order));
    for (const page of pages) {
      content.writePage(type, { ...page, fields: { ...page.fields, order: turn(page.fields, count) } });
    }
  };
  for (const type of [article, country, guide, service]) turnPages(type);
  let groups = 0;
  content.editEach(galleryGroup, (group) => {
    groups = Math.max(groups, group.order);
    return group;
  });
  content.editEach(galleryGroup, (group) => ({ ...group, order: turn(group, groups) }));
  for (const file of LISTS) {
    content.writeJson(file, reversed(z.array(z.unknown()).parse(JSON.parse(content.read(file)))));
  }
  const start = home.schema.parse(JSON.parse(content.read("home.json")));
  content.writeJson("home.json", {
    ...start,
    states: { ...start.states, cards: reversed(start.states.cards) },
    map: { ...start.map, countries: reversed(start.map.countries) },
    stats: reversed(start.stats),
    institutions: { ...start.institutions, list: reversed(start.institutions.list) },
    awards: { ...start.awards, items: reversed(start.awards.items) },
  });
}

/** The heading in other words: its last word removed, or a short one added. */
function reworded(heading: string): string {
  const words = heading.split(" ");
  return words.length > 2 ? `${words.slice(0, -1).join(" ")}?` : `Now: ${heading}`;
}

const HEADED = z.looseObject({ heading: z.string() });

function rewordIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewordIn);
  if (typeof value !== "object" || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewordIn(item)]));
  const { success, data } = HEADED.safeParse(inside);
  return success ? { ...data, heading: reworded(data.heading) } : inside;
}

/** Asks every question in other words, the last one first. */
function rewordQuestions(content: ContentFolder): void {
  for (const page of content.pages(questions)) {
    const asked = page.body.split(/(?=<Question )/).filter((one) => one.startsWith("<"));
    const body = reversed(asked).map((one) =>
      one.trim().replace(/asks="([^"]+)"/, (_whole, words) => `asks="${reworded(words)}"`),
    );
    content.writePage(questions, { ...page, body: `\n${body.join("\n\n")}\n` });
  }
}

/**
 * Rewords headings of the fixed pages, of front matter, and within bodies where no link points at them; a guide's
 * front matter names those under which its drawings stand. The chapters of the country guides are reworded with the
 * words of the interface.
 */
function rewordHeadings(content: ContentFolder): void {
  content.editAll((record) => rewordIn(record));
  content.editTexts((text, file) =>
    file.endsWith(".mdx") && !file.startsWith("countries/")
      ? text
          .replace(/^(#{2,3} )(.+)$/gm, (_line, level, words) => level + reworded(words))
          .replace(/^( +- ends: )(.+)$/gm, (_line, key, words) => key + JSON.stringify(reworded(words)))
      : text,
  );
}

/** A year later: other dates, another order, other headings, other words on buttons and labels. */
export function moveOn(content: ContentFolder): void {
  moveDates(content);
  turnOrderRound(content);
  rewordHeadings(content);
  rewordQuestions(content);
  rewordInterface(content);
}
