import type { MdxTools } from "../mdx/mdx-tools";
import type { ParsedMdx } from "../mdx/parse-mdx";
import type { MdxNode } from "../mdx/tree";
import { type WrittenAttribute, writtenAttributes } from "../mdx/vocabulary-attributes";
import type { Place } from "./content-file";
import { findFigures } from "./find-figures";

/** What the check wants to know of a node of a text. */
export type BodyNote = { readonly place: Place } & (
  | { readonly kind: "heading"; readonly depth: number }
  | { readonly kind: "link"; readonly url: string }
  | { readonly kind: "figure"; readonly text: string }
  | {
      readonly kind: "component";
      readonly name: string;
      readonly attributes: readonly WrittenAttribute[];
    }
  | { readonly kind: "image" | "program" | "braces" }
);

/** All that the check wants to know of a text, or why it could not be parsed. */
export type BodyNotes =
  | { readonly ok: true; readonly isEmpty: boolean; readonly notes: readonly BodyNote[] }
  | Extract<ParsedMdx, { ok: false }>;

function noteOf(node: MdxNode): BodyNote | undefined {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const place = { line, column };
  switch (node.type) {
    case "heading":
      return { kind: "heading", depth: node.depth, place };
    case "link":
      return { kind: "link", url: node.url, place };
    case "image":
      return { kind: "image", place };
    case "mdxjsEsm":
      return { kind: "program", place };
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return { kind: "braces", place };
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return { kind: "component", name: node.name ?? "", attributes: writtenAttributes(node), place };
    default:
      return undefined;
  }
}

/** Reads what the check wants to know from a parsed text; this and no more is kept from one run to the next. */
export function bodyNotes(parsed: ParsedMdx, visit: MdxTools["visit"]): BodyNotes {
  if (!parsed.ok) return parsed;
  const notes: BodyNote[] = [];
  visit(parsed.tree, (node) => {
    const note = noteOf(node);
    if (note) notes.push(note);
  });
  for (const figure of findFigures(parsed.tree.children, visit)) notes.push({ kind: "figure", ...figure });
  return { ok: true, isEmpty: parsed.tree.children.length === 0, notes };
}
