import type { Content, Root } from "mdast";
import type {} from "mdast-util-mdx";
import { z } from "zod";
import type { Fault, Place } from "../content/content-file";
import type { MdxTools } from "./mdx-tools";
import { isSlot } from "./pieces/slots";

export type MdxNode = Root | Content;

export type MdxComponent = Extract<MdxNode, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

export const isComponent = (node: MdxNode): node is MdxComponent =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

export const placeOf = ({ position }: MdxNode): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/** A node and its descendants in text order; none of a text that cannot be parsed. */
export function nodesIn(node: MdxNode | undefined): MdxNode[] {
  if (!node) return [];
  return "children" in node ? [node, ...node.children.flatMap((child) => nodesIn(child))] : [node];
}

/** A node of a text, or of the HTML that it becomes. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** The text in a node, without its marks. */
export function textIn({ value = "", children }: Node): string {
  return children ? children.map(textIn).join("") : value;
}

/** Whether a node shows a figure of the register. */
export const isFigure = (node: MdxNode) =>
  isComponent(node) && (node.name === "Fact" || node.name === "Amount");

/** Number of words, with each figure counted as one. */
export function countWords(node: MdxNode): number {
  if (isFigure(node)) return 1;
  if (node.type === "text") return node.value.match(/[\p{L}\d][\p{L}\d'’.-]*/gu)?.length ?? 0;
  return "children" in node ? node.children.reduce((sum, child) => sum + countWords(child), 0) : 0;
}

/** Returns a block component; one written on a single line is parsed as a paragraph that contains only it. */
export function blockNamed(name: string, node: MdxNode | undefined): MdxComponent | undefined {
  if (node?.type === "paragraph" && node.children.length === 1) return blockNamed(name, node.children[0]);
  return node && isComponent(node) && node.name === name ? node : undefined;
}

/** The headings of level two, each with the text right below it. */
export function chaptersOf({ children }: Root) {
  const texts = children.filter((node) => !isComponent(node) || !isSlot(node.name));
  return texts.flatMap((node, position) =>
    node.type === "heading" && node.depth === 2
      ? [{ heading: node, name: textIn(node), below: texts[position + 1] }]
      : [],
  );
}

export type ParsedMdx =
  | { readonly ok: true; readonly tree: Root }
  | { readonly ok: false; readonly fault: Fault };

const MESSAGE = z.object({ reason: z.string(), line: z.number().nullish(), column: z.number().nullish() });

/** The place of an error, which some messages only have in their text. */
const RANGE = / \((\d+):(\d+)-\d+:\d+\)/;

function isRoot(node: { type: string }): node is Root {
  return node.type === "root" && "children" in node;
}

/** Cached, as the watch mode checks every text after each change, and parsing takes most of the time. */
const parsed = new Map<string, ParsedMdx>();

/** Parses texts without compiling them; the front matter is blanked. */
export function mdxParser({ createProcessor, remarkGfm }: MdxTools): (body: string) => ParsedMdx {
  const processor = createProcessor({ format: "mdx", remarkPlugins: [remarkGfm] });
  const parse = (body: string): ParsedMdx => {
    try {
      const tree = processor.parse(body);
      if (!isRoot(tree)) throw new TypeError(`a text is parsed into a ${tree.type}, expected a root`);
      return { ok: true, tree };
    } catch (error) {
      const { reason, line, column } = MESSAGE.parse(error);
      const [range, ownLine, ownColumn] = RANGE.exec(reason) ?? [];
      return {
        ok: false,
        fault: {
          message: `is not valid MDX: ${reason.replace(/\bSyntaxError: /, "").replace(range ?? "", "")}; expected every < and { to belong to a component`,
          line: line ?? Number(ownLine ?? 1),
          column: column ?? Number(ownColumn ?? 1),
        },
      };
    }
  };
  return (body) => {
    const found = parsed.get(body) ?? parse(body);
    parsed.set(body, found);
    return found;
  };
}
