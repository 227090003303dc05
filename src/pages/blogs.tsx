import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleCard } from "../components/cards/article-card";
import { ClosingSection } from "../components/cards/closing-section";
import { Container } from "../components/layout/container";
import { PageHead } from "../components/layout/page-head";
import { Seo } from "../seo/seo";
import { from, space } from "../theme/tokens";
import { required } from "../words/required";

const PLACE = "content/pages.json#blogs";

/** Columns on a desktop. An article that would be alone in the last row goes first instead, in a row of its own. */
const COLUMNS = 3;

const grid = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[14]} ${space[7]}`,
  paddingBottom: space.section,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});

const wholeRow = css({ gridColumn: "1 / -1" });

export default function BlogsPage({ data }: PageProps<Queries.BlogsPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const company = required(data.company, "content/company.json");
  const home = required(data.home, "content/home.json");
  const { allArticle } = data;
  return (
    <>
      <PageHead
        heading={pageText.heading}
        intro={pageText.intro}
        breadcrumbs={[{ title: pageText.crumb ?? pageText.title }]}
      />
      <Container>
        <ul css={grid}>
          {allArticle.nodes.map((article, index) => {
            const isWide = index === 0 && allArticle.nodes.length % COLUMNS === 1;
            return (
              <li key={article.path} css={isWide && wholeRow}>
                <ArticleCard article={article} shape={isWide ? "wide" : "card"} />
              </li>
            );
          })}
        </ul>
      </Container>
      <ClosingSection
        closing={home.closing}
        phone={company.phone}
        hours={company.hours}
        since={company.since}
      />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.BlogsPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  return <Seo title={pageText.title} description={pageText.description} path="/blogs" card="article" />;
}

export const query = graphql`
  query BlogsPage {
    pageText(jsonId: { eq: "blogs" }) { ...PageHead }
    allArticle(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        path
        ...ArticleCard
      }
    }
    company { phone hours since }
    home { closing { ...ClosingSection } }
  }
`;
