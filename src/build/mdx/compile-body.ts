import type { Root as Hast } from "hast";
import type {} from "mdast-util-mdx";
import type { MdxTools } from "./mdx-tools";
import { namedFacts, writtenAttributes } from "./vocabulary-attributes";

/** A text as its tree of HTML elements, in which the components of the vocabulary still stand by name. */
export interface CompiledBody {
  readonly tree: Hast;
  /** Ids of the facts that the text states, each once, in order. */
  readonly facts: readonly string[];
}

export type CompileBody = (body: string) => CompiledBody;

function statedFacts(tree: Hast, visit: MdxTools["visit"]): string[] {
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    for (const named of namedFacts(node.name ?? "", writtenAttributes(node))) {
      for (const id of named.ids) ids.add(id);
    }
  });
  return [...ids];
}

/**
 * Makes a function that turns a text into its tree of elements.
 * MDX would go on from that tree to a program that draws it: written, parsed and run once, for each text.
 * The tree is taken out before that, which halves the time, and one set of plugins serves all texts.
 */
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
