import { z } from "zod";
import { type ContentFile, clip, type Problem, problemAt } from "../../build/content/content-file";
import type { Content } from "../../build/content/read-content";
import { recordsOf } from "../../build/content/walk";
import { labels } from "../../build/content-types/labels";
import { barRows, barUnits, barValue } from "../../figures/node/bars";
import { readChapters } from "../rules";

const ROWS = z.object({
  numbers: z.array(z.object({ row: z.string(), bar: z.string().optional(), nought: z.unknown().optional() })),
});
const FIGURE = z.object({ id: z.string(), value: z.string(), unit: z.string().optional() });
const WORDS = z.object({
  texts: z.object({
    bars: z.record(z.string(), z.unknown()),
    pieces: z.record(z.string(), z.string()).default({}),
  }),
});
const IN_CHAPTER = z.object({ chapter: z.string() });

/** Bars of rows that have none, and bars that cannot be compared with the others. */
function wrongBars(content: ContentFile, figures: ReadonlyMap<string, z.infer<typeof FIGURE>>): Problem[] {
  const { data } = ROWS.safeParse(content.records[0]);
  return (data?.numbers ?? []).flatMap(({ row: name, bar, nought }, position) => {
    const problem = (key: string, message: string) => [
      problemAt(content, 0, ["numbers", position, key], message),
    ];
    if (bar === undefined && nought === undefined) return [];
    const row = barRows.find((one) => one === name);
    if (!row)
      return problem(bar ? "bar" : "nought", `stands in the row ${name}, expected ${barRows.join(" or ")}`);
    if (bar !== undefined && nought !== undefined)
      return problem("nought", "stands beside a bar, expected one of them");
    const figure = bar === undefined ? undefined : figures.get(bar);
    if (!figure || barValue(row, figure) !== undefined) return [];
    const unit = figure.unit ? `"${figure.unit}"` : "no unit";
    return problem("bar", `"${figure.id}" has ${unit}, expected a number of ${barUnits(row)}`);
  });
}

/** Charts and other drawn pieces whose chapter is none. */
function lostPieces(content: ContentFile, chapters: readonly string[]): Problem[] {
  const { data } = WORDS.safeParse(content.records[0]);
  if (!data) return [];
  const { bars, pieces } = data.texts;
  const named = [
    ...barRows.map((row) => ({
      path: ["texts", "bars", row, "chapter"],
      chapter: IN_CHAPTER.safeParse(bars[row]).data?.chapter,
    })),
    ...Object.entries(pieces).map(([piece, chapter]) => ({ path: ["texts", "pieces", piece], chapter })),
  ];
  return named.flatMap(({ path, chapter }) => {
    if (chapter === undefined || chapters.includes(chapter)) return [];
    return [
      problemAt(
        content,
        0,
        path,
        `"${clip(chapter)}" is not a chapter, expected one of ${chapters.map(clip).join("; ")}`,
      ),
    ];
  });
}

export function checkBars(content: Content): Problem[] {
  const chapters = readChapters(content);
  const figures = new Map(recordsOf(content, "Fact", FIGURE).map((figure) => [figure.id, figure]));
  return content.files.flatMap((file) => {
    if (file.type.name === "Country") return wrongBars(file, figures);
    return chapters && file.type === labels && file.slug === "figures" ? lostPieces(file, chapters) : [];
  });
}
