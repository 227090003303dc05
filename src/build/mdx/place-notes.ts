import type { Content, Element, ElementContent, Parent, Root } from "hast";
import type {} from "mdast-util-mdx";
import { writtenAttributes } from "./vocabulary-attributes";

type Component = Extract<Content, { type: "mdxJsxTextElement" }>;

/** What stands apart from the text around it: a note inside does not speak for figures outside, nor the reverse. */
const APART = new Set(["HoldsNow", "More", "Note"]);

/** Components whose figures have their notes below them, as those of a table: no note stands beside their columns. */
const WITH_NOTES_BELOW = new Set(["Award", "Cards", "Doors", "Pair", "Rows", "Scale"]);

/** Elements within a line; every other element begins a block of its own. */
const IN_LINE = new Set(["a", "del", "em", "strong"]);

const isElement = (node: Content): node is Element => node.type === "element";
const isComponent = (node: Content): node is Component =>
  node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement";

const isWithinElement = (node: Content): node is ElementContent =>
  node.type !== "doctype" && node.type !== "mdxjsEsm";

const attribute = (name: string, value: string): Component["attributes"][number] => ({
  type: "mdxJsxAttribute",
  name,
  value,
});

const component = (name: string, attributes: Readonly<Record<string, string>>): Component => ({
  type: "mdxJsxTextElement",
  name,
  attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
  children: [],
});

interface Lead {
  readonly source: string;
  readonly note: Component;
  readonly also: string[];
}

/**
 * Puts a `FactNote` after each `Fact` that a chapter states for the first time. The attribute `note` of every `Fact`
 * names the note that it leads to. A table, and what is drawn in columns, has the notes of its figures below it.
 * @param sourceOf what the note of a fact says in its brief form
 * @returns the tree with notes. The first note of a chapter has the attribute `first`. A note that says the same as the one before has the attribute `again`, and the one before names its figure in `also`, if no block without figures stands between them.
 */
export function placeNotes(tree: Root, sourceOf: (id: string) => string): Root {
  const total = new Map<string, number>();
  let chapter = new Map<string, string>();
  /** The note that also speaks for the figures that follow it and have the same source. */
  let lead: Lead | undefined;
  const leads: Lead[] = [];
  let placed = 0;
  /** Where notes of a table or another wide piece wait for its end. */
  let below: Component[] | undefined;

  function withNote(fact: Component): Component[] {
    const id = writtenAttributes(fact).find(({ name }) => name === "id")?.value ?? "";
    const known = chapter.get(id);
    if (known) return [component("Fact", { id, note: known })];
    const count = (total.get(id) ?? 0) + 1;
    total.set(id, count);
    const anchor = id.replaceAll(".", "-") + (count > 1 ? `-${count}` : "");
    const [note, figure] = [`note-${anchor}`, `figure-${anchor}`];
    const first: Record<string, string> = chapter.size === 0 ? { first: "true" } : {};
    chapter.set(id, note);
    const own = component("Fact", { id, note, figure });
    if (below) {
      below.push(component("FactNote", { id, note, figure, below: "true", ...first }));
      return [own];
    }
    const source = sourceOf(id);
    placed += 1;
    if (lead?.source === source) {
      lead.also.push(id);
      return [own, component("FactNote", { id, note, figure, again: "true" })];
    }
    const added = component("FactNote", { id, note, figure, ...first });
    lead = { source, note: added, also: [] };
    leads.push(lead);
    return [own, added];
  }

  function walkNode(node: Content): Content[] {
    // Figures of a question lead to their rows in the list of sources: a note would stand in what is shut.
    if (isComponent(node) && node.name === "Question") return [node];
    if (isComponent(node)) {
      if (node.name === "Fact") return withNote(node);
      return WITH_NOTES_BELOW.has(node.name ?? "") ? withNotesBelow(node) : [block(node)];
    }
    if (!isElement(node)) return [node];
    if (IN_LINE.has(node.tagName)) return [{ ...node, children: walk(node) }];
    if (node.tagName === "h2") chapter = new Map();
    return node.tagName === "table" ? withNotesBelow(node) : [block(node)];
  }

  function withNotesBelow(node: Element | Component): Content[] {
    below = [];
    const piece = block(node);
    const notes = below;
    [below, lead] = [undefined, undefined];
    return [piece, ...notes];
  }

  const walk = ({ children }: Parent) => children.flatMap(walkNode).filter(isWithinElement);

  function block<Block extends Element | Component>(node: Block): Block {
    const isApart = isComponent(node) && APART.has(node.name ?? "");
    if (isApart) lead = undefined;
    const before = placed;
    const children = walk(node);
    if (isApart || placed === before) lead = undefined;
    return { ...node, children };
  }

  const children = tree.children.flatMap(walkNode);
  for (const { note, also } of leads)
    if (also.length > 0) note.attributes.push(attribute("also", also.join(" ")));
  return { ...tree, children };
}
