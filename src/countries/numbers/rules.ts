import { z } from "zod";
import type { Fact } from "../../figures/definition";
import { comparedRows, comparedUnits, valueIn } from "../../figures/node/comparable-value";
import { factsById } from "../../figures/rules";
import { clip, type Problem } from "../../node/content/content-file";
import type { Content } from "../../node/content/read-content";
import { type Recorded, recordsOf } from "../../node/content/walk";
import { labels } from "../../node/content-types/labels";
import { type Country, country } from "../definition";
import { readChapters } from "../rules";

const WORDS = z.object({ texts: z.object({ pieces: z.record(z.string(), z.string()).default({}) }) });

/** Rows with a value that must have none, and figures that cannot be compared with other countries'. */
function wrongValues({ data, problem }: Recorded<Country>, figures: ReadonlyMap<string, Fact>): Problem[] {
  return data.numbers.flatMap(({ row: name, compares, nought }, position) => {
    const tell = (key: string, message: string) => [problem(["numbers", position, key], message)];
    if (compares === undefined && nought === undefined) return [];
    const row = comparedRows.find((one) => one === name);
    if (!row)
      return tell(
        compares ? "compares" : "nought",
        `stands in the row ${name}, expected ${comparedRows.join(" or ")}`,
      );
    if (compares !== undefined && nought !== undefined)
      return tell("nought", "stands beside compares, expected one of them");
    const figure = compares === undefined ? undefined : figures.get(compares);
    if (!figure || valueIn(row, figure) !== undefined) return [];
    const unit = figure.unit ? `"${figure.unit}"` : "no unit";
    return tell("compares", `"${figure.id}" has ${unit}, expected a number of ${comparedUnits(row)}`);
  });
}

function lostPieces(content: Content): Problem[] {
  const chapters = readChapters(content);
  if (!chapters) return [];
  return recordsOf(content, labels).flatMap(({ data, content: { slug }, problem }) => {
    const pieces = slug === "figures" ? WORDS.safeParse(data).data?.texts.pieces : {};
    return Object.entries(pieces ?? {}).flatMap(([piece, chapter]) => {
      if (chapters.includes(chapter)) return [];
      const message = `"${clip(chapter)}" is not a chapter, expected one of ${chapters.map(clip).join("; ")}`;
      return [problem(["texts", "pieces", piece], message)];
    });
  });
}

export function checkNumbers(content: Content): Problem[] {
  const figures = factsById(content);
  return [...recordsOf(content, country).flatMap((one) => wrongValues(one, figures)), ...lostPieces(content)];
}
