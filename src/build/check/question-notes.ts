import type { Place } from "../content/content-file";
import { isComponent, type MdxComponent, type MdxNode, placeOf } from "../mdx/parse-mdx";
import { writtenAttributes } from "../mdx/written-attributes";

export interface QuestionNote {
  readonly place: Place;
  /** Empty where the attribute is missing. */
  readonly id: string;
  readonly asks: string;
  /** Words of the answer; a figure counts as one. */
  readonly words: number;
  readonly hasLink: boolean;
  readonly strange: readonly Place[];
}

export interface QuestionNotes {
  readonly questions: readonly QuestionNote[];
  readonly between: readonly Place[];
}

const isNamed = (node: MdxNode, name: string): node is MdxComponent =>
  isComponent(node) && node.name === name;

/** A component is a block of its own; written in one line it is parsed as a paragraph that holds nothing else. */
function questionOf(node: MdxNode): MdxComponent | undefined {
  if (isNamed(node, "Question")) return node;
  if (node.type !== "paragraph" || node.children.length !== 1) return undefined;
  return node.children.map(questionOf).find((question) => question !== undefined);
}

function wordsIn(node: MdxNode): number {
  if (isNamed(node, "Fact")) return 1;
  if (node.type === "text") return node.value.match(/[\p{L}\d][\p{L}\d'’.-]*/gu)?.length ?? 0;
  return "children" in node ? node.children.reduce((sum, child) => sum + wordsIn(child), 0) : 0;
}

const holdsLink = (node: MdxNode): boolean =>
  node.type === "link" || ("children" in node && node.children.some(holdsLink));

/** What may stand in an answer: words, links, figures, in paragraphs. */
const isPlain = (node: MdxNode): boolean =>
  node.type === "text" ||
  isNamed(node, "Fact") ||
  (["paragraph", "link", "strong", "emphasis", "break"].includes(node.type) &&
    "children" in node &&
    node.children.every(isPlain));

function noteOf(question: MdxComponent): QuestionNote {
  const given = new Map(writtenAttributes(question).map(({ name, value }) => [name, value ?? ""]));
  return {
    place: placeOf(question),
    id: given.get("id") ?? "",
    asks: given.get("asks") ?? "",
    words: wordsIn(question),
    hasLink: holdsLink(question),
    strange: question.children.filter((child) => !isPlain(child)).map(placeOf),
  };
}

export function questionNotes(nodes: readonly MdxNode[]): QuestionNotes {
  const found = nodes.map((node) => ({ node, question: questionOf(node) }));
  return {
    questions: found.flatMap(({ question }) => (question ? [noteOf(question)] : [])),
    between: found.flatMap(({ node, question }) => (question ? [] : [placeOf(node)])),
  };
}
