import { graphql, type PageProps } from "gatsby";
import frameWords from "../../content/words/frame.json";
import { required } from "../lib/required";
import { AllPages } from "../search/all-pages";
import { SearchResults } from "../search/search-results";
import { fixedHead } from "../seo/fixed-head";
import { lettering } from "../theme/lettering";
import { from, space } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { tinted } from "../ui/layout/primitives";

const PATH = "/search";
const TOOLS: readonly (string | null)[] = ["/compare", "/institutions", "/plan", "/figures"];
const isTool = ({ path }: { readonly path: string | null }) => TOOLS.includes(path);
export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  const pageText = required(data.pageText, "content/pages.json#search");
  const { words } = required(data.searchText, "content/search.json");
  const { allCountry, allSubject, allGuide, allService, allArticle, allPageText } = data;
  const { allTrustPage, allParentsPage } = data;
  const { trail } = frameWords;
  return (
    <>
      <PageHead css={{ ...tinted("plan"), [from.desktop]: { paddingBottom: space[24] } }} page={pageText} />
      <Container>
        <SearchResults words={words} />
        <noscript>
          <p css={{ ...lettering.strong, paddingTop: space[8] }}>{words.still}</p>
        </noscript>
        <AllPages
          heading={words.allPages}
          kinds={{ ...words.kinds, tool: words.tools }}
          countries={allCountry.nodes}
          pages={{
            tool: allPageText.nodes.filter(isTool),
            subject: allSubject.nodes,
            guide: allGuide.nodes,
            article: allArticle.nodes,
            service: allService.nodes,
            page: [
              { title: trail.home, path: "/" },
              ...allPageText.nodes.filter((page) => page.path !== PATH && !isTool(page)),
              ...allTrustPage.nodes,
              ...allParentsPage.nodes,
            ],
          }}
        />
      </Container>
    </>
  );
}

export const Head = fixedHead("guide");

export const query = graphql`
  query SearchPage {
    pageText(jsonId: { eq: "search" }) {
      ...PageHead ...HeadStamp
    }
    searchText { words { ...SearchResults still allPages tools } }
    allCountry(sort: [{ order: ASC }, { slug: ASC }]) { nodes { ...CountryStamp } }
    allSubject(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title: navTitle path } }
    allGuide(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title: navTitle path } }
    allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title path } }
    allArticle(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title path } }
    allPageText(filter: { path: { ne: null } }, sort: { path: ASC }) { nodes { title path } }
    allTrustPage(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title path } }
    allParentsPage(sort: { order: ASC }) { nodes { title path } }
  }
`;
