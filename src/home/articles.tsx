import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from, space } from "../theme/tokens";
import { ArticleCard } from "../ui/cards/article-card";
import { stack } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { SectionHeading } from "../ui/layout/section-heading";
import { ButtonLink } from "../ui/links/button-link";

/** 1 column small, 2 medium, 3 large: docs/decisions.md, "Constants". */
const grid = css({
  ...stack(5),
  marginBottom: space[5],
  [from.tablet]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: `${space[11]} ${space[8]}`,
    marginBottom: space[11],
  },
  [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});

interface ArticlesProps {
  readonly id: string;
  readonly home: Queries.HomeArticlesFragment;
  readonly articles: readonly Queries.ArticleCardFragment[];
  readonly total: number;
}

export function Articles({ id, home: { articles: text }, articles, total }: ArticlesProps) {
  return (
    <Section ground="surface" id={id} labelledBy={`${id}-name`}>
      <SectionHeading id={`${id}-name`} heading={text.heading} intro={text.intro} />
      <div css={grid}>
        {articles.map((article) => (
          <ArticleCard key={article.path} article={article} total={total} level={3} />
        ))}
      </div>
      <ButtonLink to={text.link.path} look="secondary">
        {text.link.label}
      </ButtonLink>
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
