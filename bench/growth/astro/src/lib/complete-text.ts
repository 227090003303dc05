import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { HastPluginDefinition, PluginFactoryContext } from "satteri";
import words from "../../content/words.json";
import { fill } from "../../site/words/fill";
import { component, figuresWithNotes, idOf } from "./note-places";

const { bars, chapter, pieces } = words.texts;
/** What the page draws in chapters: after their standfirsts, and at their ends. */
const after = [
  [bars.work.chapter, "work-bars"],
  [bars.stay.chapter, "stay-bars"],
  [pieces.cities, "cities"],
] as const;
const ends = Object.entries(pieces).filter(([kind]) => kind !== "cities");
const draws = (name: string, country: string) => ({
  afterStandfirst: after.flatMap(([one, kind]) =>
    one === name ? component("Piece", { kind, country }) : [],
  ),
  atEnd: ends.flatMap(([kind, one]) => (one === name ? component("Piece", { kind, country }) : [])),
});

const placeText = (n: number, count: number) => ({
  type: "element" as const,
  tagName: "p",
  properties: { className: ["chapter-place"] },
  children: [{ type: "text" as const, value: fill(chapter, { n, count }) }],
});

/**
 * A plugin for a text: puts notes to its figures, and the chapters of a country's guide with what is drawn in them.
 * The answers to questions have neither.
 */
export function completeText({ fileURL, data }: PluginFactoryContext): HastPluginDefinition | undefined {
  const path = fileURL ? fileURLToPath(fileURL) : "";
  const folder = basename(dirname(path));
  if (folder === "questions") return undefined;
  const { cards = [], resources = [] } = data.astro?.frontmatter ?? {};
  const isGuide = folder === "countries" && cards.length === 0;
  const country = basename(path, ".mdx");
  const notes = figuresWithNotes();
  let drawn = draws("", country);
  let place = 0;
  let count = 0;
  return {
    name: "complete-text",
    mdxJsxTextElement: {
      filter: ["Fact"],
      visit: (node, context) => context.replaceNode(node, notes.next(idOf(node))),
    },
    before: (root) => {
      const heads = root.children.filter((node) => node.type === "element" && node.tagName === "h2");
      count = heads.length + (resources.length > 0 ? 1 : 0);
    },
    element: {
      filter: ["h2"],
      visit: (node, context) => {
        notes.newChapter();
        if (!isGuide) return;
        place += 1;
        context.insertBefore(node, drawn.atEnd);
        context.insertAfter(node, placeText(place, count));
        drawn = draws(context.textContent(node), country);
      },
    },
    mdxJsxFlowElement: {
      filter: ["Standfirst"],
      visit: (node, context) => {
        context.insertAfter(node, drawn.afterStandfirst);
        drawn = { ...drawn, afterStandfirst: [] };
      },
    },
    after: (root, context) => context.appendChild(root, drawn.atEnd),
  };
}
