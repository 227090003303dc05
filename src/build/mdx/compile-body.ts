import type { Root as Hast } from "hast";
import type { MdxTools } from "./mdx-tools";

/** Makes a text's tree of HTML elements, in which the components of the vocabulary still stand by name. */
export type CompileBody = (body: string) => Hast;

/**
 * Makes a function that turns a text into its tree of elements.
 * MDX would go on from that tree to a program that draws it: written, parsed and run once, for each text.
 * The tree is taken out before that, which halves the time, and one set of plugins serves all texts.
 */
export function bodyCompiler({ createProcessor, remarkGfm, rehypeSlug }: MdxTools): CompileBody {
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
    return taken;
  };
}
