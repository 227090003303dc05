import type { Element, Root } from "hast";
import { renderToStaticMarkup } from "react-dom/server";
import { isStandfirst } from "./chapter-heads";
import { drawTree } from "./draw-tree";
import { textIn } from "./parse-mdx";
import { questionAnchor } from "./pieces/blocks";
import type { BodyWords, Facts } from "./pieces/piece";
import { visibleText } from "./render-body";
import { vocabulary } from "./vocabulary";
import { writtenAttributes } from "./written-attributes";

/** A chapter or question to search; above the first heading without id. Lists, tables and pieces give no excerpt. */
type SearchedPart = Queries.SearchedPart;

type Child = Root["children"][number];

const isHeading = (node: Child): node is Element =>
  node.type === "element" && /^h[2-6]$/.test(node.tagName) && node.properties?.id !== undefined;
const isParagraph = (node: Child) => (node.type === "element" && node.tagName === "p") || isStandfirst(node);

/** @param day by which facts are judged due, ISO date */
export function searchedParts(tree: Root, facts: Facts, day: string, words: BodyWords): SearchedPart[] {
  const components = vocabulary({ facts, day, words: { ...words, rates: undefined } });
  const plainText = (children: Root["children"]) =>
    visibleText(renderToStaticMarkup(drawTree({ ...tree, children }, components)));
  const questions: SearchedPart[] = [];
  const chapters = [{ id: "", heading: "", text: [] as Child[], listed: [] as Child[] }];
  for (const node of tree.children) {
    if (isHeading(node)) {
      chapters.push({ id: String(node.properties?.id), heading: textIn(node), text: [], listed: [] });
    } else if (node.type === "mdxJsxFlowElement" && node.name === "Question") {
      const { id = "", asks = "" } = Object.fromEntries(
        writtenAttributes(node).map(({ name, value }) => [name, value ?? undefined]),
      );
      const text = plainText(node.children);
      questions.push({ id: questionAnchor(id), heading: asks, isQuestion: true, text, listed: "" });
    } else chapters.at(-1)?.[isParagraph(node) ? "text" : "listed"].push(node);
  }
  const parts = chapters.map(({ text, listed, ...chapter }) => ({
    ...chapter,
    isQuestion: false,
    text: plainText(text),
    listed: plainText(listed),
  }));
  return [...parts, ...questions];
}
