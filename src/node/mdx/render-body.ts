import type { Content, Root } from "hast";
import { renderToStaticMarkup } from "react-dom/server";
import { decodeEntities } from "../../lib/entities";
import { fill } from "../../lib/fill";
import { spotEnds } from "../content-types/spots";
import { type Cut, chaptersOf, cutPositions, withChapterHeads, wordsOf } from "./chapter-heads";
import { drawTree } from "./draw-tree";
import { holdUnitsIn } from "./hold-units";
import type { BodyWords, Facts } from "./pieces/piece";
import { labelCells, trimTitles } from "./shape-lists";
import { vocabulary } from "./vocabulary";

export interface BodyHeading {
  readonly id: string;
  readonly text: string;
}

/** Pieces that a page draws in a chapter outside its text: the cities below the standfirst, the others at the end. */
export const pieces = ["year", "bill", "cities", ...spotEnds] as const;

export type Piece = (typeof pieces)[number];

interface TextPart {
  readonly html: string;
  readonly piece?: Piece;
  /** Id and text of its chapter's heading, if the page renders the heading. */
  readonly chapter?: string;
  readonly heading?: string;
  /** Heading of the chapter that ends here, if something is drawn after it. */
  readonly ends?: string;
}

export interface RenderedBody {
  readonly html: string;
  readonly parts: readonly TextPart[];
  readonly headings: readonly BodyHeading[];
  readonly words: number;
}

/** A page that renders its chapters' headings itself, and what it draws in them. */
export interface ChapteredPage {
  readonly pieces: readonly Piece[];
}

export interface GuideChapters {
  /** Number of contents entries before the text, and in total. */
  readonly before: number;
  readonly count: number;
  readonly drawnAfter: readonly string[];
}

interface Parent {
  readonly children: readonly Content[];
}

function headingsOf(node: Parent): BodyHeading[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element" && child.type !== "mdxJsxFlowElement") return [];
    if (child.type === "element" && child.tagName === "h2")
      return [{ id: String(child.properties?.id ?? ""), text: wordsOf(child) }];
    return headingsOf(child);
  });
}

/** The visible text, without tags and hidden hints. */
export function visibleText(html: string): string {
  const text = html
    .replace(/<style>.*?<\/style>/g, "")
    .replace(/<span class="visually-hidden">.*?<\/span>/g, "")
    .replace(/<\/?(?:a|b|code|em|i|s|span|strong|sub|sup)(?: [^>]*)?>/g, "")
    .replace(/<[^>]+>/g, " ");
  return decodeEntities(text).replace(/\s+/g, " ").trim();
}

/** Renders a text to static HTML. @param day ISO date @throws Error when a figure is missing, as the check says first */
export function renderBody(
  tree: Root,
  facts: Facts,
  day: string,
  words: BodyWords,
  page?: ChapteredPage,
  guide?: GuideChapters,
): RenderedBody {
  const whole = structuredClone(tree);
  trimTitles(whole);
  labelCells(whole);
  holdUnitsIn(whole);
  const components = vocabulary({ facts, day, words });
  if (page) return wholeBody(tree, chapterParts(whole, page.pieces, words, components));
  const { before, count, drawnAfter } = guide ?? { before: 0, count: 0, drawnAfter: [] };
  const headed = guide
    ? withChapterHeads(whole, (n) => fill(words.texts.chapter, { n: before + n, count }))
    : whole;
  const cuts = drawnAfter.flatMap((name) => cutPositions(whole, name, name, "chapter"));
  const parts = drawParts(headed, cuts, components).map(({ html, piece: ends }) => ({ html, ends }));
  return wholeBody(tree, parts);
}

function chapterParts(
  tree: Root,
  pieces: readonly Piece[],
  { texts }: BodyWords,
  components: Parameters<typeof drawTree>[1],
): TextPart[] {
  const cuts = pieces.flatMap((piece) =>
    cutPositions(tree, texts.pieces[piece], piece, piece === "cities" ? "standfirst" : "chapter"),
  );
  const chapters = chaptersOf(tree);
  const opening = drawParts<Piece>(tree, [], components, 0, chapters[0] && chapters[0].start - 1);
  const parts = chapters.flatMap(({ id: chapter, heading, start, end }) => {
    const own = cuts.filter((cut) => cut.end > start && cut.end <= end);
    return drawParts(tree, own, components, start, end).map((part) => ({ ...part, chapter, heading }));
  });
  return [...opening.filter(({ html }) => html.trim()), ...parts];
}

/** The HTML of some nodes of a text, split at the cuts, without an empty last part. */
function drawParts<Name extends string>(
  tree: Root,
  cuts: readonly Cut<Name>[],
  components: Parameters<typeof drawTree>[1],
  from = 0,
  to = tree.children.length,
): { html: string; piece: Name | undefined }[] {
  const inOrder = [...cuts].sort((one, other) => one.end - other.end);
  const parts = [...inOrder, { end: to, piece: undefined }].map(({ end, piece }, position) => {
    const children = tree.children.slice(inOrder[position - 1]?.end ?? from, end);
    return { html: renderToStaticMarkup(drawTree({ ...tree, children }, components)), piece };
  });
  if (parts.length > 1 && parts.at(-1)?.html.trim() === "") parts.pop();
  return parts;
}

function wholeBody(tree: Root, parts: readonly TextPart[]): RenderedBody {
  const html = parts.map((part) => part.html).join("");
  return { html, parts, headings: headingsOf(tree), words: visibleText(html).split(" ").length };
}
