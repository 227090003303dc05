import { z } from "zod";
import type { BodyNotes, ChapterNote } from "../build/check/body-notes";
import { suggestion } from "../build/check/nearest";
import { type ContentFile, clip, type Problem, problemAt } from "../build/content/content-file";
import type { Content } from "../build/content/read-content";
import { labels } from "../build/content-types/labels";

/** Where the names of the chapters stand, by their ids: each guide has the names as its headings. */
const NAMES = z.object({ country: z.object({ chapters: z.record(z.string(), z.string()) }) });

/** A country's own guide, as far as its chapters go; a page of cards has none. */
const GUIDE = z.object({
  cards: z.array(z.unknown()).max(0).optional(),
  suits: z.array(z.unknown()).default([]),
  thinkAgain: z.array(z.unknown()).default([]),
});

interface Found {
  readonly chapter: ChapterNote;
  readonly message: string;
}

/** Headings that are no chapter, stand twice, stand too late or have no standfirst. */
function wrongHeadings(chapters: readonly ChapterNote[], names: readonly string[]): Found[] {
  const seen: string[] = [];
  return chapters.flatMap((chapter) => {
    const { name, hasStandfirst } = chapter;
    const tell = (message: string) => [{ chapter, message: `"${clip(name)}" ${message}` }];
    const place = names.indexOf(name);
    if (place === -1)
      return tell(
        `is not a chapter, expected one of ${names.map(clip).join("; ")}${suggestion(name, names)}`,
      );
    if (seen.includes(name)) return tell("is a chapter already, expected each once");
    const later = seen.find((other) => names.indexOf(other) > place);
    seen.push(name);
    if (later !== undefined) return tell(`stands after "${later}", expected it before`);
    return hasStandfirst ? [] : tell("lacks its standfirst, expected <Standfirst>…</Standfirst> right below");
  });
}

/** Chapters that are missing, each told at the last one that stands before its place. */
function missingChapters(chapters: readonly ChapterNote[], names: readonly string[]): Found[] {
  const [first] = chapters;
  if (!first) return [];
  return names.flatMap((name, place) => {
    if (chapters.some((chapter) => chapter.name === name)) return [];
    const before = chapters.findLast((chapter) => names.slice(0, place).includes(chapter.name));
    const where = before ? `after "${before.name}"` : "first";
    return [{ chapter: before ?? first, message: `chapter "${name}" is missing, expected it ${where}` }];
  });
}

/** The names of the chapters, in their order; undefined if they cannot be read, which other checks report. */
export function readChapters({ files }: Content): readonly string[] | undefined {
  const file = files.find(({ type, slug }) => type === labels && slug === "countries");
  const { data } = NAMES.safeParse(file?.records[0]);
  return data && Object.values(data.country.chapters);
}

/** Holds each country guide against the chapters of `words/countries.json`, in their order. */
export function checkChapters(content: Content, notesOn: (body: string) => BodyNotes): Problem[] {
  const names = readChapters(content);
  if (!names) return [];
  return content.files
    .filter(({ type }) => type.name === "Country")
    .flatMap((file) => problemsOf(file, names, notesOn));
}

/** What a guide or a service has at chapters that it names: drawings, a tool, the way from its head. */
const DRAWN = z.object({
  spots: z.array(z.object({ ends: z.string() })).default([]),
  toolEnds: z.string().optional(),
  jump: z.object({ to: z.string() }).optional(),
});

/** Holds the chapters that guides and services name against their headings. */
export function checkSpots({ files }: Content, notesOn: (body: string) => BodyNotes): Problem[] {
  return files
    .filter(({ type }) => type.name === "Guide" || type.name === "Service")
    .flatMap((content) => {
      const { data: guide } = DRAWN.safeParse(content.records[0]);
      const read = content.body === undefined ? undefined : notesOn(content.body);
      if (!guide || !read?.ok) return [];
      const names = read.chapters.map(({ name }) => name);
      const { spots, toolEnds, jump } = guide;
      const named: [string | undefined, (string | number)[]][] = [
        ...spots.map(({ ends }, place): [string, (string | number)[]] => [ends, ["spots", place, "ends"]]),
        [toolEnds, ["toolEnds"]],
        [jump?.to, ["jump", "to"]],
      ];
      return named.flatMap(([name, field]) => {
        if (name === undefined || names.includes(name)) return [];
        const message = `"${clip(name)}" is no heading of the text, expected one of its ## headings${suggestion(name, names)}`;
        return [problemAt(content, 0, field, message)];
      });
    });
}

function problemsOf(
  content: ContentFile,
  names: readonly string[],
  notesOn: (body: string) => BodyNotes,
): Problem[] {
  const { file, body, records } = content;
  const { data: guide } = GUIDE.safeParse(records[0]);
  const read = body === undefined ? undefined : notesOn(body);
  if (!guide || !read?.ok || read.isEmpty) return [];
  const fields = (["suits", "thinkAgain"] as const)
    .filter((field) => guide[field].length === 0)
    .map((field) => problemAt(content, 0, [field], "is missing, expected three to five reasons"));
  if (read.chapters.length === 0) {
    const message = `has no chapters, expected ## ${names.join("; ## ")}`;
    return [...fields, { file, line: 1, column: 1, message }];
  }
  const found = [...wrongHeadings(read.chapters, names), ...missingChapters(read.chapters, names)];
  return [...fields, ...found.map(({ chapter, message }) => ({ file, ...chapter.place, message }))];
}
