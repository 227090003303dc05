import { ArticleData } from "./article-data";
import { Seo } from "./seo";

interface GuideSeoProps {
  readonly guide: Queries.GuidePageFragment;
}

export function GuideSeo({ guide: { title, description, path, image, published, reviewed } }: GuideSeoProps) {
  return (
    <Seo title={title} description={description} path={path} kind="article" card="guide">
      <ArticleData
        headline={title}
        description={description}
        path={path}
        image={image}
        published={published}
        reviewed={reviewed}
      />
    </Seo>
  );
}
