import { css } from "@emotion/react";
import { graphql, Link, type PageProps } from "gatsby";
import frameWords from "../../content/words/frame.json";
import { required } from "../lib/required";
import { SearchResults } from "../search/search-results";
import { fixedHead } from "../seo/fixed-head";
import { lettering, sized } from "../theme/lettering";
import { colour, from, rule, size, space, type, withHover } from "../theme/tokens";
import { StampGrid } from "../ui/cards/stamp-grid";
import { foldStyle } from "../ui/folds/fold-style";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { below, lineOf, tinted } from "../ui/layout/primitives";

const fold = css(foldStyle, {
  borderTop: rule.thin,
  "& > summary": { justifyContent: "start" },
  "& > summary > h3": { flexGrow: 1, fontSize: type.article, fontWeight: 700 },
  "& > summary > span": { color: colour.muted, fontSize: type.small },
  "&[open]": { paddingBottom: space[4] },
});
const names = css({
  columns: "12rem",
  columnGap: space[8],
  li: { breakInside: "avoid" },
  a: {
    ...lineOf(size.target),
    paddingBlock: "6px",
    ...lettering.firm,
    lineHeight: 1.3,
    textDecoration: "none",
    [withHover]: { "&:hover": { color: colour.link, textDecoration: "underline" } },
  },
});

interface PageLink {
  readonly title: string;
  readonly path: string | null;
}

const KINDS = ["tool", "subject", "guide", "article", "service", "page"] as const;

interface AllPagesProps {
  readonly heading: string;
  readonly kinds: Readonly<Record<"country" | (typeof KINDS)[number], string>>;
  readonly countries: readonly Queries.CountryStampFragment[];
  readonly pages: Readonly<Record<(typeof KINDS)[number], readonly PageLink[]>>;
}

/** All pages of the site by kind, in folds; replaces the search without scripts. */
function AllPages({ heading, kinds, countries, pages }: AllPagesProps) {
  return (
    <section
      css={{ paddingBlock: `${space[8]} ${space.section}` }}
      aria-labelledby="all-pages"
      data-all-pages=""
    >
      <h2 id="all-pages" css={[below(3), sized("proseH2")]}>
        {heading}
      </h2>
      <details css={fold}>
        <summary>
          <h3>{kinds.country}</h3>
          <span>{countries.length}</span>
        </summary>
        <StampGrid countries={countries} pathOf={({ path }) => path} />
      </details>
      {KINDS.map((kind) => (
        <details key={kind} css={fold}>
          <summary>
            <h3>{kinds[kind]}</h3>
            <span>{pages[kind].length}</span>
          </summary>
          <ul css={names}>
            {pages[kind].map(
              ({ title: name, path }) =>
                path && (
                  <li key={path}>
                    <Link to={path}>{name}</Link>
                  </li>
                ),
            )}
          </ul>
        </details>
      ))}
    </section>
  );
}

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
