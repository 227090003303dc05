import { z } from "zod";
import { suggestion } from "../node/check/nearest";
import { clip, type Problem, problemOfFile, type ValuePath } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { type Recorded, recordsOf } from "../node/content/walk";
import { labels } from "../node/content-types/labels";
import { guide } from "../node/content-types/texts";
import { blockNamed, chaptersOf, placeOf, type TreeOf } from "../node/mdx/parse-mdx";
import { service } from "../services/definition";
import { type Country, country } from "./definition";

/** The names of the chapters, by id; each guide has them as headings. */
const NAMES = z.object({ chapters: z.record(z.string(), z.string()) });

type ChapterNote = ReturnType<typeof chaptersOf>[number];

interface Found {
  readonly chapter: ChapterNote;
  readonly message: string;
}

function wrongHeadings(chapters: readonly ChapterNote[], names: readonly string[]): Found[] {
  const seen: string[] = [];
  return chapters.flatMap((chapter) => {
    const { name, below } = chapter;
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
    if (blockNamed("Standfirst", below)) return [];
    return tell("lacks its standfirst, expected <Standfirst>…</Standfirst> right below");
  });
}

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

/** The names of the chapters in order; undefined if unreadable, which other checks report. */
export function readChapters({ files }: Content): readonly string[] | undefined {
  const file = files.find(({ type, slug }) => type === labels && slug === "countries");
  const { data } = NAMES.safeParse(file?.records[0]);
  return data && Object.values(data.chapters);
}

function chapterProblems(
  { data, content, problem }: Recorded<Country>,
  names: readonly string[],
  treeOf: TreeOf,
): Problem[] {
  const tree = treeOf(content);
  if (data.cards.length > 0 || !tree || tree.children.length === 0) return [];
  const fields = (["suits", "thinkAgain"] as const)
    .filter((field) => data[field].length === 0)
    .map((field) => problem([field], "is missing, expected three to five reasons"));
  const chapters = chaptersOf(tree);
  if (chapters.length === 0)
    return [...fields, problemOfFile(content.file, `has no chapters, expected ## ${names.join("; ## ")}`)];
  const found = [...wrongHeadings(chapters, names), ...missingChapters(chapters, names)];
  return [
    ...fields,
    ...found.map(({ chapter, message }) => ({ file: content.file, ...placeOf(chapter.heading), message })),
  ];
}

/** Checks each country guide against the chapters of `words/countries.json`; pages of cards have none. */
export function checkChapters(content: Content, treeOf: TreeOf): Problem[] {
  const names = readChapters(content);
  return names ? recordsOf(content, country).flatMap((one) => chapterProblems(one, names, treeOf)) : [];
}

/** Checks that the chapters to which drawings and links of guides and services refer exist as headings. */
export function checkSpots(content: Content, treeOf: TreeOf): Problem[] {
  return [...recordsOf(content, guide), ...recordsOf(content, service)].flatMap(
    ({ data, content: file, problem }) => {
      const tree = treeOf(file);
      if (!tree) return [];
      const names = chaptersOf(tree).map(({ name }) => name);
      const named: [string | undefined, ValuePath][] = [
        ...data.spots.map(({ ends }, place): [string, ValuePath] => [ends, ["spots", place, "ends"]]),
        ["toolEnds" in data ? data.toolEnds : undefined, ["toolEnds"]],
        ["jump" in data ? data.jump?.to : undefined, ["jump", "to"]],
      ];
      return named.flatMap(([name, field]) => {
        if (name === undefined || names.includes(name)) return [];
        const message = `"${clip(name)}" is no heading of the text, expected one of its ## headings${suggestion(name, names)}`;
        return [problem(field, message)];
      });
    },
  );
}
