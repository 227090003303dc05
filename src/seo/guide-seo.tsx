import type { HeadProps } from "gatsby";
import { required } from "../lib/required";
import { ArticleData } from "./article-data";
import { Seo } from "./seo";

interface GuideData {
  readonly guide: Queries.GuidePageFragment | null;
}

/** Head of a guide, with whatever tool. */
export function guideHead({ data }: HeadProps<GuideData>) {
  const guide = required(data.guide, "content/guides/*.mdx");
  return (
    <Seo page={guide} kind="article" card="guide">
      <ArticleData headline={guide.title} {...guide} />
    </Seo>
  );
}
