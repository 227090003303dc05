import { css } from "@emotion/react";
import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import frameWords from "../../content/words/frame.json";
import { articlePages } from "../lib/article-pages";
import { fill } from "../lib/fill";
import { required } from "../lib/required";
import { Seo } from "../seo/seo";
import { colour, font, rule, space, type } from "../theme/tokens";
import { ArticleCard, firstAcross } from "../ui/cards/article-card";
import { ClosingSection } from "../ui/cards/closing-section";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { grid, lineOf, row, tinted } from "../ui/layout/primitives";

const bar = css({
  ...row([2, 5], "space-between"),
  marginBottom: space.section,
  borderBlock: rule.tear,
  font: `700 ${type.article}/1.2 ${font.heading}`,
  a: { ...lineOf("56px") },
  p: { color: colour.muted, font: `600 ${type.text}/1.3 ${font.text}` },
});
const words = frameWords.pager;

interface PagerProps {
  /** Paths of all pages, in order. */
  readonly pages: readonly string[];
  /** Number of the current page, from 1. */
  readonly page: number;
}

function Pager({ pages, page }: PagerProps) {
  const [before, after] = [pages[page - 2], pages[page]];
  if (pages.length < 2) return null;
  return (
    <nav css={bar} aria-label={words.name}>
      {before && (
        <Link to={before} rel="prev">
          {words.previous}
        </Link>
      )}
      <p>{fill(words.place, { page, pages: pages.length })}</p>
      {after && (
        <Link to={after} rel="next" css={{ marginLeft: "auto" }}>
          {words.next}
        </Link>
      )}
    </nav>
  );
}

const cards = css(grid(8, { tablet: [2, [16, 8]], desktop: 3 }), firstAcross, {
  marginTop: space[16],
  paddingBottom: space.section,
});

/** Characters of a description that search engines show. */
const MAX_SUMMARY_LETTERS = 160;
const shorten = (text: string) =>
  text.length > MAX_SUMMARY_LETTERS
    ? `${text.slice(0, text.lastIndexOf(" ", MAX_SUMMARY_LETTERS - 1))}…`
    : text;

/** Context of a page of the list, from `createPages`; the first page has no number. */
interface ListContext {
  readonly page?: number;
}

function listOf({ pageText, allArticle }: Queries.BlogsPageQuery, context: ListContext) {
  const text = required(pageText, "content/pages.json#blogs");
  const { page = 1 } = context;
  const titled = (title: string) => (page === 1 ? title : fill(frameWords.pager.titled, { title, page }));
  return { text, page, titled, pages: articlePages(allArticle.totalCount) };
}

export default function BlogsPage({ data, pageContext }: PageProps<Queries.BlogsPageQuery, ListContext>) {
  const { text, page, titled, pages } = listOf(data, pageContext);
  const { nodes, totalCount } = data.allArticle;
  return (
    <>
      <PageHead
        css={tinted("awards")}
        page={{ ...text, title: titled(text.title), heading: titled(text.heading) }}
      />
      <Container>
        <ul css={cards}>
          {nodes.map((article, index) => (
            <li key={article.path}>
              <ArticleCard article={article} total={totalCount} isFirst={index === 0} />
            </li>
          ))}
        </ul>
        <Pager pages={pages} page={page} />
      </Container>
      <ClosingSection />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogsPageQuery, ListContext>) {
  const { text, page, titled, pages } = listOf(data, pageContext);
  const title = titled(text.title);
  // Search engines show only one of two pages with the same description.
  const description = page === 1 ? text.description : shorten(`${title}. ${text.description}`);
  return <Seo page={{ title, description, path: pages[page - 1] }} card="article" />;
}

export const query = graphql`
  query BlogsPage($skip: Int = 0, $limit: Int!) {
    pageText(jsonId: { eq: "blogs" }) {
      ...PageHead ...HeadStamp
    }
    allArticle(sort: [{ order: ASC }, { slug: ASC }], skip: $skip, limit: $limit) {
      totalCount
      nodes { path ...ArticleCard }
    }
  }
`;
