import { ArticleData } from "./article-data";
import { Seo } from "./seo";

export function GuideSeo({ guide }: { readonly guide: Queries.GuidePageFragment }) {
  const { title, description, path } = guide;
  return (
    <Seo title={title} description={description} path={path} kind="article" card="guide">
      <ArticleData headline={title} {...guide} />
    </Seo>
  );
}
