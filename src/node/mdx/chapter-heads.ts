import type { Element, Root } from "hast";
import type {} from "mdast-util-mdx";

function chapterHead(heading: Element, place: string): Element {
  return {
    type: "element",
    tagName: "div",
    properties: { className: ["chapter-head"] },
    children: [
      heading,
      {
        type: "element",
        tagName: "p",
        properties: { className: ["chapter-place"], dataNosnippet: "" },
        children: [{ type: "text", value: place }],
      },
    ],
  };
}

const isHeading = (node: Node): node is Element => node.type === "element" && node.tagName === "h2";

type Node = Root["children"][number];

export function wordsOf(node: Node): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

export const isStandfirst = (node: Node | undefined) =>
  node?.type === "mdxJsxFlowElement" && node.name === "Standfirst";

interface Chapter {
  readonly id: string;
  readonly heading: string;
  /** Indexes of the chapter's nodes below its heading. */
  readonly start: number;
  readonly end: number;
}

export function chaptersOf({ children }: Root): Chapter[] {
  const heads = children.flatMap((child, at) => (isHeading(child) ? [{ child, at }] : []));
  return heads.map(({ child, at }, place) => ({
    id: String(child.properties?.id ?? ""),
    heading: wordsOf(child),
    start: at + 1,
    end: heads[place + 1]?.at ?? children.length,
  }));
}

/** Marks each heading of level two with the chapter of the page that it opens. */
export function withChapterHeads(tree: Root, placeOf: (place: number) => string): Root {
  let place = 0;
  const children = tree.children.map((child) => {
    if (!isHeading(child)) return child;
    place += 1;
    return chapterHead(child, placeOf(place));
  });
  return { ...tree, children };
}

export interface Cut<Piece extends string> {
  readonly end: number;
  readonly piece: Piece;
}

/** Positions of drawn pieces: after a named chapter, or after its standfirst. */
export function cutPositions<Piece extends string>(
  tree: Root,
  name: string,
  piece: Piece,
  after: "chapter" | "standfirst",
): Cut<Piece>[] {
  return chaptersOf(tree).flatMap(({ heading, start, end }) => {
    if (heading !== name) return [];
    if (after === "chapter") return [{ piece, end }];
    const standfirst = tree.children.slice(start, end).findIndex(isStandfirst);
    return [{ piece, end: start + standfirst + 1 }];
  });
}
