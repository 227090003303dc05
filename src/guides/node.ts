import type { Root } from "hast";
import type { Guide } from "../node/content-types/texts";
import { chaptersOf } from "../node/mdx/chapter-heads";
import type { GuideChapters } from "../node/mdx/render-body";

/** What rendering a guide's text needs to know about its page. */
export function guideChapters(guide: Guide, tree: Root, hasQuestions: boolean): GuideChapters {
  // The bill of the cost guide comes before the text and is the first entry of the contents.
  const before = guide.tool === "costs" ? 1 : 0;
  const ends = [...guide.spots.map((spot) => spot.ends), ...(guide.toolEnds ? [guide.toolEnds] : [])];
  return {
    before,
    count: before + chaptersOf(tree).length + (hasQuestions ? 1 : 0),
    drawnAfter: [...new Set(ends)],
  };
}
