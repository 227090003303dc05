import type { Root } from "hast";
import { renderToStaticMarkup } from "react-dom/server";
import { chaptersOf } from "./chapter-heads";
import { drawTree } from "./draw-tree";
import { holdUnitsIn } from "./hold-units";
import { labelCells } from "./label-cells";
import type { BodyWords, Facts } from "./pieces/piece";
import { trimTitles } from "./title-stops";
import { vocabulary } from "./vocabulary";

/** A chapter of a text whose page sets the heading apart; what stands before the first heading has none. */
export interface BodyChapter {
  readonly id?: string;
  readonly heading?: string;
  readonly html: string;
}

/** Renders each chapter without its heading. @param day by which facts are judged due, ISO date */
export function renderChapters(tree: Root, facts: Facts, day: string, words: BodyWords): BodyChapter[] {
  const held = holdUnitsIn(labelCells(trimTitles(tree)));
  const components = vocabulary({ facts, day, words, home: undefined });
  const drawn = (from: number, to?: number) =>
    renderToStaticMarkup(drawTree({ ...held, children: held.children.slice(from, to) }, components)).trim();
  const chapters = chaptersOf(held);
  const [first] = chapters;
  const lead = drawn(0, first && first.start - 1);
  return [
    ...(lead === "" ? [] : [{ html: lead }]),
    ...chapters.map(({ id, heading, start, end }) => ({ id, heading, html: drawn(start, end) })),
  ];
}
