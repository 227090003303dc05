import type { Root } from "hast";
import { z } from "zod";
import { chaptersOf } from "../build/mdx/chapter-heads";
import type { GuideChapters } from "../build/mdx/render-body";

/** A guide, as far as what stands before, between and after its chapters goes. */
const GUIDE = z.object({
  internal: z.object({ type: z.literal("Guide") }),
  spots: z.array(z.object({ ends: z.string() })),
  tool: z.string().nullish(),
  toolEnds: z.string().nullish(),
});

/** What the text of a guide needs to know of its page. @returns nothing where the page is no guide */
export function guideChapters(source: unknown, tree: Root, hasQuestions: boolean): GuideChapters | undefined {
  const { data: guide } = GUIDE.safeParse(source);
  if (!guide) return undefined;
  // The bill of the guide to costs stands before the text and is the first entry in the list of contents.
  const before = guide.tool === "costs" ? 1 : 0;
  const ends = [...guide.spots.map((spot) => spot.ends), ...(guide.toolEnds ? [guide.toolEnds] : [])];
  return {
    before,
    count: before + chaptersOf(tree).length + (hasQuestions ? 1 : 0),
    drawnAfter: [...new Set(ends)],
  };
}
