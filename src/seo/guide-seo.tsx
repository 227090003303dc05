import { ArticleData } from "./article-data";
import { Seo } from "./seo";

interface GuideSeoProps {
  readonly guide: Queries.GuidePageFragment;
}

export function GuideSeo({ guide }: GuideSeoProps) {
  const { title, description, path } = guide;
  return (
    <Seo title={title} description={description} path={path} kind="article" card="guide">
      <ArticleData headline={title} {...guide} />
    </Seo>
  );
}
