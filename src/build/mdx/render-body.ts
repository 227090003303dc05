import type { Content, Root } from "hast";
import { renderToStaticMarkup } from "react-dom/server";
import { signsOf } from "../../lib/entities";
import { fill } from "../../lib/fill";
import { spotEnds } from "../content-types/spots";
import { type Cut, chaptersOf, cutsOf, withChapterHeads, wordsOf } from "./chapter-heads";
import { drawTree } from "./draw-tree";
import { holdUnitsIn } from "./hold-units";
import type { BodyWords, Facts } from "./pieces/piece";
import { labelCells, trimTitles } from "./shape-lists";
import { vocabulary } from "./vocabulary";

export interface BodyHeading {
  readonly id: string;
  readonly text: string;
}

/** What a page draws in a chapter, outside of its text: at its end, the cities below its standfirst. */
export const pieces = ["year", "bill", "cities", ...spotEnds] as const;

export type Piece = (typeof pieces)[number];

/** A text up to the place where something is drawn, or to its end. */
interface TextPart {
  readonly html: string;
  readonly piece?: Piece;
  /** Id and words of its chapter's heading, where the page sets the heading. */
  readonly chapter?: string;
  readonly heading?: string;
  /** The heading of the chapter that ends here, where the page draws something after it. */
  readonly ends?: string;
}

export interface RenderedBody {
  readonly html: string;
  /** The same, cut where the page draws something. */
  readonly parts: readonly TextPart[];
  readonly headings: readonly BodyHeading[];
  readonly words: number;
}

/** A page that sets the headings of its chapters itself: what it draws in them. */
export interface ChapteredPage {
  readonly pieces: readonly Piece[];
}

export interface GuideChapters {
  /** How many entries of the list of contents stand before the text, and how many there are. */
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

/** The words that a reader sees, without tags and hidden hints. */
export function visibleText(html: string): string {
  const text = html
    .replace(/<style>.*?<\/style>/g, "")
    .replace(/<span class="visually-hidden">.*?<\/span>/g, "")
    .replace(/<\/?(?:a|b|code|em|i|s|span|strong|sub|sup)(?: [^>]*)?>/g, "")
    .replace(/<[^>]+>/g, " ");
  return signsOf(text).replace(/\s+/g, " ").trim();
}

/**
 * Renders a text to static HTML at build, so that no code of it reaches the browser.
 * @param day the day by which facts are judged due, ISO date
 * @throws Error when a fact is missing; the content check reports that first, with file and place
 */
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
  const cuts = drawnAfter.flatMap((name) => cutsOf(whole, name, name, "chapter"));
  const parts = drawParts(headed, cuts, components).map(({ html, piece: ends }) => ({ html, ends }));
  return wholeBody(tree, parts);
}

/** The chapters of a text without their headings, each cut where the page draws something. */
function chapterParts(
  tree: Root,
  pieces: readonly Piece[],
  { texts }: BodyWords,
  components: Parameters<typeof drawTree>[1],
): TextPart[] {
  const cuts = pieces.flatMap((piece) =>
    cutsOf(tree, texts.pieces[piece], piece, piece === "cities" ? "standfirst" : "chapter"),
  );
  const chapters = chaptersOf(tree);
  const opening = drawParts<Piece>(tree, [], components, 0, chapters[0] && chapters[0].start - 1);
  const parts = chapters.flatMap(({ id: chapter, heading, start, end }) => {
    const own = cuts.filter((cut) => cut.end > start && cut.end <= end);
    return drawParts(tree, own, components, start, end).map((part) => ({ ...part, chapter, heading }));
  });
  return [...opening.filter(({ html }) => html.trim()), ...parts];
}

/** The HTML of some children of a text, split at the cuts; no empty part follows a cut at the end. */
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
