import type { Element, Root } from "hast";
import type {} from "mdast-util-mdx";

type Node = Root["children"][number];

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

export const isHeading = (node: Node): node is Element => node.type === "element" && node.tagName === "h2";

export const isStandfirst = (node: Node | undefined) =>
  node?.type === "mdxJsxFlowElement" && node.name === "Standfirst";

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
