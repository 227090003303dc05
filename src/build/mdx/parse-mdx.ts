import type { Content, Root } from "mdast";
import type {} from "mdast-util-mdx";
import { z } from "zod";
import type { Place } from "../content/content-file";
import type { MdxTools } from "./mdx-tools";

export type MdxNode = Root | Content;

export type MdxComponent = Extract<MdxNode, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

export const isComponent = (node: MdxNode): node is MdxComponent =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

export const placeOf = ({ position }: MdxNode): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

export type ParsedMdx =
  | { readonly ok: true; readonly tree: Root }
  | { readonly ok: false; readonly message: string; readonly place: Place };

const MESSAGE = z.object({ reason: z.string(), line: z.number().nullish(), column: z.number().nullish() });

/** Where what is wrong begins and ends, as some messages say in their words only. */
const RANGE = / \((\d+):(\d+)-\d+:\d+\)/;

function isRoot(node: { type: string }): node is Root {
  return node.type === "root" && "children" in node;
}

/** A watch reads every text after every change, and parsing takes most of the check's time. */
const parsed = new Map<string, ParsedMdx>();

/** Parses texts, front matter blanked, without compiling them. */
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
        message: `is not valid MDX: ${reason.replace(/\bSyntaxError: /, "").replace(range ?? "", "")}; expected every < and { to belong to a component`,
        place: { line: line ?? Number(ownLine ?? 1), column: column ?? Number(ownColumn ?? 1) },
      };
    }
  };
  return (body) => {
    const found = parsed.get(body) ?? parse(body);
    parsed.set(body, found);
    return found;
  };
}
