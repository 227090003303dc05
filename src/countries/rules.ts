import { standfirstProblems } from "../node/check/chapters";
import type { Problem } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { recordsOf } from "../node/content/walk";
import type { TreeOf } from "../node/mdx/parse-mdx";
import { country } from "./definition";

/** Checks that each guide has reasons, and chapters that open with a standfirst; pages of cards have neither. */
export function checkChapters(content: Content, treeOf: TreeOf): Problem[] {
  return recordsOf(content, country).flatMap(({ data, content: file, problem }) => {
    const tree = treeOf(file);
    if (data.cards.length > 0 || !tree || tree.children.length === 0) return [];
    const reasons = (["suits", "thinkAgain"] as const)
      .filter((field) => data[field].length === 0)
      .map((field) => problem([field], "is missing, expected three to five reasons"));
    return [...reasons, ...standfirstProblems(file, treeOf)];
  });
}
