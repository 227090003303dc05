import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from, space } from "../theme/tokens";
import { ArticleCard, firstAcross } from "../ui/cards/article-card";
import { grid } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { ContentButton } from "../ui/links/button-link";

/** 1 column small, 2 medium, 3 large: docs/decisions.md, "Constants". */
const cards = css(grid(5, { tablet: [2, [11, 8]], desktop: 3 }), firstAcross, {
  marginBottom: space[5],
  [from.tablet]: { marginBottom: space[11] },
});

interface ArticlesProps {
  readonly home: Queries.HomeArticlesFragment;
  readonly articles: readonly Queries.ArticleCardFragment[];
  readonly total: number;
}

export function Articles({ home: { articles: text }, articles, total }: ArticlesProps) {
  return (
    <Section ground="surface" id="articles" heading={text.heading} intro={text.intro}>
      <div css={cards}>
        {articles.map((article) => (
          <ArticleCard key={article.path} article={article} total={total} level={3} />
        ))}
      </div>
      <ContentButton link={text.link} look="secondary" />
    </Section>
  );
}

export const query = graphql`
  fragment HomeArticles on Home {
    articles {
      heading intro
      link { label path }
    }
  }
`;
