import { type ContentFile, clip, type Problem, problemOfFile } from "../content/content-file";
import { blockNamed, chaptersOf, placeOf } from "../mdx/parse-mdx";

/** Checks that a text has chapters, and that each opens with a standfirst. */
export function standfirstProblems(content: ContentFile): Problem[] {
  const { tree } = content;
  if (!tree || tree.children.length === 0) return [];
  const { file } = content;
  const chapters = chaptersOf(tree);
  if (chapters.length === 0) return [problemOfFile(file, "has no chapters, expected ## headings")];
  return chapters
    .filter(({ below }) => !blockNamed("Standfirst", below))
    .map(({ heading, name }) => ({
      file,
      ...placeOf(heading),
      message: `"${clip(name)}" lacks its standfirst, expected <Standfirst>…</Standfirst> right below`,
    }));
}
