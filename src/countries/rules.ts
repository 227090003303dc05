import { clip, type Problem, problemOfFile } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { recordsOf } from "../node/content/walk";
import { blockNamed, chaptersOf, placeOf, type TreeOf } from "../node/mdx/parse-mdx";
import { country } from "./definition";

/** Checks that each guide has reasons, and chapters that open with a standfirst; pages of cards have neither. */
export function checkChapters(content: Content, treeOf: TreeOf): Problem[] {
  return recordsOf(content, country).flatMap(({ data, content: { file, ...rest }, problem }) => {
    const tree = treeOf({ file, ...rest });
    if (data.cards.length > 0 || !tree || tree.children.length === 0) return [];
    const reasons = (["suits", "thinkAgain"] as const)
      .filter((field) => data[field].length === 0)
      .map((field) => problem([field], "is missing, expected three to five reasons"));
    const chapters = chaptersOf(tree);
    if (chapters.length === 0)
      return [...reasons, problemOfFile(file, "has no chapters, expected ## headings")];
    const bare = chapters.filter(({ below }) => !blockNamed("Standfirst", below));
    return [
      ...reasons,
      ...bare.map(({ heading, name }) => ({
        file,
        ...placeOf(heading),
        message: `"${clip(name)}" lacks its standfirst, expected <Standfirst>…</Standfirst> right below`,
      })),
    ];
  });
}
