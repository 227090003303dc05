import { z } from "zod";
import type { MdxTools } from "./mdx-tools";
import { isRoot, type MdxRoot } from "./tree";

/** A parsed text, or why and where it could not be parsed. */
export type ParsedMdx =
  | { readonly ok: true; readonly tree: MdxRoot }
  | { readonly ok: false; readonly message: string; readonly place: { line: number; column: number } };

const MESSAGE = z.object({
  reason: z.string(),
  line: z.number().nullish(),
  column: z.number().nullish(),
});

/** Where what is wrong begins and ends, as some messages say in their words only. */
const RANGE = / \((\d+):(\d+)-\d+:\d+\)/;

/** Texts parsed before: one check reads a text several times, and a watch reads every text after every change. */
const parsed = new Map<string, ParsedMdx>();
const MOST = 5000;

function parseOnce(body: string, parse: () => ParsedMdx): ParsedMdx {
  const known = parsed.get(body);
  if (known) return known;
  if (parsed.size >= MOST) parsed.clear();
  const result = parse();
  parsed.set(body, result);
  return result;
}

/**
 * Makes a function that parses the text of an MDX file into its tree, without compiling it.
 * Its argument is the file's text, front matter blanked.
 */
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
  return (body) => parseOnce(body, () => parse(body));
}
