import type { Piece } from "../mdx/pieces/piece";
import { pieces } from "../mdx/pieces/pieces";

export interface Mark {
  readonly name: string;
  readonly hint: string;
  /** Text before and after the selected words. */
  readonly before: string;
  readonly after: string;
  /** Whether it needs an empty line before and after it. */
  readonly isApart: boolean;
}

/** Markdown's own marks, for editors who do not know them. */
const PLAIN: readonly Mark[] = [
  { name: "Heading", hint: "Heading of a chapter", before: "## ", after: "", isApart: true },
  {
    name: "List",
    hint: "One point of a list; each further one on a line",
    before: "- ",
    after: "",
    isApart: true,
  },
  { name: "Bold", hint: "Words in bold", before: "**", after: "**", isApart: false },
  { name: "Link", hint: "Words that lead to a page", before: "[", after: "](/contact)", isApart: false },
];

function ownMark([tag, piece]: readonly [string, Piece]): Mark {
  const [name, hint] = piece.button;
  const [first = "", ...others] = (piece.attributes ?? []).map((attribute) => ` ${attribute.name}="`);
  if (piece.isSlot) {
    const [before, after] = first ? [`<${tag}${first}`, '" />'] : [`<${tag} />`, ""];
    return { name, hint, before, after, isApart: true };
  }
  // A piece without text inside: the selection becomes its first attribute.
  if (piece.standsAlone) {
    const rest = others.map((start) => `${start}"`).join("");
    return { name, hint, before: `<${tag}${first}`, after: `"${rest} />`, isApart: false };
  }
  const attributes = [first, ...others].map((start) => start && `${start}"`).join("");
  return { name, hint, before: `<${tag}${attributes}>\n\n`, after: `\n\n</${tag}>`, isApart: true };
}

export const marks = (): Mark[] => [...PLAIN, ...[...pieces].map(ownMark)];
