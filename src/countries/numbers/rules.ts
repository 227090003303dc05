import { z } from "zod";
import { type ContentFile, clip, type Problem, problemAt } from "../../build/content/content-file";
import type { Content } from "../../build/content/read-content";
import { recordsOf } from "../../build/content/walk";
import { labels } from "../../build/content-types/labels";
import { comparedRows, comparedUnits, valueIn } from "../../figures/node/comparable-value";
import { readChapters } from "../rules";

const ROWS = z.object({
  numbers: z.array(
    z.object({ row: z.string(), compares: z.string().optional(), nought: z.unknown().optional() }),
  ),
});
const FIGURE = z.object({ id: z.string(), value: z.string(), unit: z.string().optional() });
const WORDS = z.object({ texts: z.object({ pieces: z.record(z.string(), z.string()).default({}) }) });

/** Values of rows that have none, and figures that cannot be compared with those of other countries. */
function wrongValues(content: ContentFile, figures: ReadonlyMap<string, z.infer<typeof FIGURE>>): Problem[] {
  const { data } = ROWS.safeParse(content.records[0]);
  return (data?.numbers ?? []).flatMap(({ row: name, compares, nought }, position) => {
    const problem = (key: string, message: string) => [
      problemAt(content, 0, ["numbers", position, key], message),
    ];
    if (compares === undefined && nought === undefined) return [];
    const row = comparedRows.find((one) => one === name);
    if (!row)
      return problem(
        compares ? "compares" : "nought",
        `stands in the row ${name}, expected ${comparedRows.join(" or ")}`,
      );
    if (compares !== undefined && nought !== undefined)
      return problem("nought", "stands beside compares, expected one of them");
    const figure = compares === undefined ? undefined : figures.get(compares);
    if (!figure || valueIn(row, figure) !== undefined) return [];
    const unit = figure.unit ? `"${figure.unit}"` : "no unit";
    return problem("compares", `"${figure.id}" has ${unit}, expected a number of ${comparedUnits(row)}`);
  });
}

/** Drawn pieces whose chapter is none. */
function lostPieces(content: ContentFile, chapters: readonly string[]): Problem[] {
  const { data } = WORDS.safeParse(content.records[0]);
  return Object.entries(data?.texts.pieces ?? {}).flatMap(([piece, chapter]) => {
    if (chapters.includes(chapter)) return [];
    const message = `"${clip(chapter)}" is not a chapter, expected one of ${chapters.map(clip).join("; ")}`;
    return [problemAt(content, 0, ["texts", "pieces", piece], message)];
  });
}

export function checkNumbers(content: Content): Problem[] {
  const chapters = readChapters(content);
  const figures = new Map(recordsOf(content, "Fact", FIGURE).map((figure) => [figure.id, figure]));
  return content.files.flatMap((file) => {
    if (file.type.name === "Country") return wrongValues(file, figures);
    return chapters && file.type === labels && file.slug === "figures" ? lostPieces(file, chapters) : [];
  });
}
