import { ArticleData } from "./article-data";
import { Seo } from "./seo";

export function GuideSeo({ guide }: { readonly guide: Queries.GuidePageFragment }) {
  return (
    <Seo page={guide} kind="article" card="guide">
      <ArticleData headline={guide.title} {...guide} />
    </Seo>
  );
}
