import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Container } from "../components/layout/container";
import { PageHead } from "../components/layout/page-head";
import { AllPages } from "../search/all-pages";
import { SearchResults } from "../search/search-results";
import { Seo } from "../seo/seo";
import { colour, phase, space } from "../theme/tokens";
import { required } from "../words/required";

const head = css({ background: phase.plan });
const still = css({ paddingTop: space[8], color: colour.heading, fontWeight: 700 });
const PATH = "/search";
const PLACE = "content/pages.json#search";

/** The results of a query that stands in the address, and under them every page of the site. */
export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const { words } = required(data.searchText, "content/search.json");
  const { allCountry, allGuide, allService, allArticle, allPageText, allTrustPage } = data;
  const { trail } = required(data.words, "content/words.json");
  return (
    <>
      <PageHead css={head} page={pageText} />
      <Container>
        <SearchResults words={words} />
        <noscript>
          <p css={still}>{words.still}</p>
        </noscript>
        <AllPages
          heading={words.allPages}
          groups={[
            { kind: "country", name: words.kinds.country, pages: allCountry.nodes },
            { kind: "guide", name: words.kinds.guide, pages: allGuide.nodes },
            { kind: "service", name: words.kinds.service, pages: allService.nodes },
            { kind: "article", name: words.kinds.article, pages: allArticle.nodes },
            {
              kind: "page",
              name: words.kinds.page,
              pages: [
                { title: trail.home, path: "/" },
                ...allPageText.nodes.filter(({ path }) => path !== PATH),
                ...allTrustPage.nodes,
              ],
            },
          ]}
        />
      </Container>
    </>
  );
}

export function Head({ data }: HeadProps<Queries.SearchPageQuery>) {
  const { title, description } = required(data.pageText, PLACE);
  return <Seo title={title} description={description} path={PATH} card="guide" />;
}

export const query = graphql`
  query SearchPage {
    pageText(jsonId: { eq: "search" }) { ...PageHead }
    searchText { words { hint clear tryThese examples still allPages kinds { country guide service article page } } }
    words { trail { home } }
    allCountry(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title: name path } }
    allGuide(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title: navTitle path } }
    allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title path } }
    allArticle(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title path } }
    allPageText(filter: { path: { ne: null } }, sort: { path: ASC }) { nodes { title path } }
    allTrustPage(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title path } }
  }
`;
