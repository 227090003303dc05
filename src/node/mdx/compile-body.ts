import type { Content, Root } from "hast";
import type {} from "mdast-util-mdx";
import type { MdxTools } from "./mdx-tools";
import { namedFacts, writtenAttributes } from "./written-attributes";

/** A text as a tree of HTML elements, with the vocabulary's components by name. */
export interface CompiledBody {
  readonly tree: Root;
  readonly facts: readonly string[];
}

function factsIn(node: Root | Content): string[] {
  const own =
    node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement"
      ? namedFacts(node.name ?? "", writtenAttributes(node)).map(({ id }) => id)
      : [];
  return "children" in node ? [...own, ...node.children.flatMap(factsIn)] : own;
}

/** Extracts the tree before MDX compiles it to a program, which halves the time. */
export function bodyCompiler({
  createProcessor,
  remarkGfm,
  rehypeSlug,
}: MdxTools): (body: string) => CompiledBody {
  let tree: Root = { type: "root", children: [] };
  const takeTree = () => (whole: Root) => {
    tree = { ...whole };
    whole.children = [];
  };
  const processor = createProcessor({
    format: "mdx",
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug, takeTree],
  });
  return (body) => {
    processor.runSync(processor.parse(body));
    return { tree, facts: [...new Set(factsIn(tree))] };
  };
}
