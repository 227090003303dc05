import type { Root as Hast } from "hast";
import type {} from "mdast-util-mdx";
import type { MdxTools } from "./mdx-tools";
import { namedFacts, writtenAttributes } from "./written-attributes";

/** A text as its tree of HTML elements, in which the components of the vocabulary still stand by name. */
export interface CompiledBody {
  readonly tree: Hast;
  /** Ids of the facts that the text states, each once, in order. */
  readonly facts: readonly string[];
}

type CompileBody = (body: string) => CompiledBody;

function statedFacts(tree: Hast, visit: MdxTools["visit"]): string[] {
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    for (const { id } of namedFacts(node.name ?? "", writtenAttributes(node))) ids.add(id);
  });
  return [...ids];
}

/** Takes the tree out before MDX makes a program of it, which halves the time. */
export function bodyCompiler({ createProcessor, remarkGfm, rehypeSlug, visit }: MdxTools): CompileBody {
  let taken: Hast = { type: "root", children: [] };
  const takeTree = () => (tree: Hast) => {
    taken = { ...tree };
    tree.children = [];
  };
  const processor = createProcessor({
    format: "mdx",
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug, takeTree],
  });
  return (body) => {
    processor.runSync(processor.parse(body));
    return { tree: taken, facts: statedFacts(taken, visit) };
  };
}
