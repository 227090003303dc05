import { z } from "zod";
import type { ContentType } from "../../src/build/content-types/content-type";
import { formWords } from "../../src/build/content-types/form-words";
import { home } from "../../src/build/content-types/home";
import { search } from "../../src/build/content-types/search";
import { tools } from "../../src/build/content-types/tools";
import { words } from "../../src/build/content-types/words";
import type { ContentFolder } from "./content-folder";

const FIELD = z.looseObject({
  maxLength: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});
const FIELDS = z.record(z.string(), z.unknown());

/** Words that names of the frame's buttons and links must contain, and placeholders. */
const STAY = /^(?:\{\w+\}|menu|top|chat)$/i;

/**
 * Spells a text backwards: no test can have typed it in, and its length stays.
 * @param text its `{placeholders}` stay
 */
function backwards(text: string): string {
  return text.replace(/\{\w+\}|\p{L}+/gu, (word) => {
    if (STAY.test(word)) return word;
    const turned = [...word.toLowerCase()].reverse().join("");
    return /^\p{Lu}/u.test(word) ? turned.charAt(0).toUpperCase() + turned.slice(1) : turned;
  });
}

const eachBackwards = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, backwards(text)]));

/** Walks a value along its JSON Schema: texts are reworded, codes are not. */
function rewordTexts(value: unknown, schema: unknown): unknown {
  const { maxLength, properties, items } = FIELD.safeParse(schema).data ?? {};
  if (typeof value === "string") return maxLength === undefined ? value : backwards(value);
  if (Array.isArray(value)) return value.map((item) => rewordTexts(item, items));
  const fields = FIELDS.safeParse(value).data;
  if (!fields) return value;
  return Object.fromEntries(
    Object.entries(fields).map(([key, item]) => [key, rewordTexts(item, properties?.[key])]),
  );
}

function rewordFile({ files, schema }: ContentType, content: ContentFolder): void {
  if (!("file" in files)) throw new Error(`${files.folder} is a folder, not a file of words`);
  const record: unknown = JSON.parse(content.read(files.file));
  content.writeJson(files.file, rewordTexts(record, z.toJSONSchema(schema, { io: "input" })));
}

/** Rewords the home page's buttons, labels and notes; its other texts are not words of the interface. */
function rewordHome(content: ContentFolder): void {
  const { hero, services, map, about, statsNote, steps, awards, ...rest } = home.schema.parse(
    JSON.parse(content.read("home.json")),
  );
  const { pause, play } = hero;
  const { more, moreAbout } = services;
  content.writeJson("home.json", {
    ...rest,
    hero: { ...hero, ...eachBackwards({ pause, play }) },
    services: { ...services, ...eachBackwards({ more, moreAbout }) },
    map: { ...map, note: eachBackwards(map.note) },
    about: { ...about, cities: backwards(about.cities) },
    statsNote: eachBackwards(statsNote),
    steps: { ...steps, ...eachBackwards({ step: steps.step, time: steps.time }) },
    awards: { ...awards, controls: eachBackwards(awards.controls) },
  });
}

/** Rewords the headings of the country guides, which are the chapters of `words.json`. */
function rewordChapters(content: ContentFolder): void {
  content.editTexts((text, file) =>
    file.startsWith("countries/")
      ? text.replace(/^(## )(.+)$/gm, (_line, level, name) => level + backwards(name))
      : text,
  );
}

/** Replaces every word of the interface: no test and no page may rely on one. */
export function rewordInterface(content: ContentFolder): void {
  for (const type of [words, formWords, tools, search]) rewordFile(type, content);
  rewordChapters(content);
  rewordHome(content);
}
