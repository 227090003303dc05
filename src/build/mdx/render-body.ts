import type { Element, Root } from "hast";
import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import type { MdxTools } from "./mdx-tools";
import { type Facts, vocabulary } from "./vocabulary";

/** A heading of the second level, for the list of contents. */
export interface BodyHeading {
  readonly id: string;
  readonly text: string;
}

/** The text of an MDX file, ready to be shown. */
export interface RenderedBody {
  readonly html: string;
  readonly headings: readonly BodyHeading[];
  /** Ids of the facts that the text states, each once, in order. */
  readonly factIds: readonly string[];
  readonly words: number;
}

const RUNTIME = z.object({ Fragment: z.any(), jsx: z.any(), jsxs: z.any() });

function textOf(node: Element | Root): string {
  return node.children
    .map((child) => (child.type === "text" ? child.value : child.type === "element" ? textOf(child) : ""))
    .join("");
}

/** A rehype plugin that collects the headings of the second level once they have their ids. */
function headingCollector(visit: MdxTools["visit"], into: BodyHeading[]) {
  return () => (tree: Root) =>
    visit(tree, "element", (node: Element) => {
      if (node.tagName === "h2") into.push({ id: String(node.properties?.id ?? ""), text: textOf(node) });
    });
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The words that a reader sees, without tags and hidden hints. */
export function visibleText(html: string): string {
  return html
    .replace(/<span class="visually-hidden">.*?<\/span>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Compiles a text to static HTML at build, so that no code of it reaches the browser.
 * @param body the file's text without front matter
 * @param facts the facts register
 * @param day the day by which facts are judged due, ISO date
 * @throws Error on invalid MDX; the content check reports that first, with file and place
 */
export async function renderBody(
  tools: MdxTools,
  body: string,
  facts: Facts,
  day: string,
): Promise<RenderedBody> {
  const headings: BodyHeading[] = [];
  const { default: Body } = await tools.evaluate(body, {
    ...RUNTIME.parse(runtime),
    development: false,
    remarkPlugins: [tools.remarkGfm],
    rehypePlugins: [tools.rehypeSlug, headingCollector(tools.visit, headings)],
  });
  const html = renderToStaticMarkup(createElement(Body, { components: vocabulary(facts, day) }));
  const stated = body.matchAll(/<(?:Fact\s+id|HoldsNow\s+facts)="([^"]+)"/g);
  const factIds = [...new Set([...stated].flatMap((match) => (match[1] ?? "").trim().split(/\s+/)))];
  return { html, headings, factIds, words: visibleText(html).split(" ").length };
}
