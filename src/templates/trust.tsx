import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { ReadingLayout } from "../components/layout/reading-layout";
import { Perforated } from "../components/motifs/perforated";
import { Picture } from "../components/pictures/picture";
import { LazyAdvice, LazyContents, LazyRoute, LazySources } from "../components/reading/lazy-end";
import { Prose } from "../components/reading/prose";
import { ReadingMeta } from "../components/reading/reading-meta";
import { SidebarNav } from "../components/reading/sidebar-nav";
import { Seo } from "../seo/seo";
import { colour, from, space, type } from "../theme/tokens";
import { required } from "../words/required";
import { MessageRoute } from "./trust/message-route";
import { OpenPoints } from "./trust/open-points";
import { ThirdPartyTable } from "./trust/third-party-table";

const PLACE = "content/trust/*.mdx";
const THIRD_PARTIES = "third-parties";

const head = css({ background: colour.closing, "@media print": { background: "none" } });
const mark = css({
  width: "fit-content",
  marginTop: space[5],
  padding: `${space[1]} ${space[3]}`,
  border: `1px dashed ${colour.muted}`,
  color: colour.muted,
  fontSize: type.small,
  fontWeight: 600,
});
/** The words at left, the page's picture as a stamp at right. */
const withStamp = css({
  [from.desktop]: {
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 300px",
      columnGap: space[16],
      "& > *": { gridColumn: 1 },
    },
  },
});
const stamp = css({
  display: "none",
  img: { aspectRatio: "4 / 3" },
  [from.desktop]: {
    "&&": { gridColumn: 2, gridRow: "1 / span 4" },
    display: "block",
    alignSelf: "center",
    transform: "rotate(2deg)",
  },
  "@media print": { display: "none" },
});
/** Room for what lies half on it. */
const roomy = css({ paddingBottom: `calc(${space[14]} + ${space[11]})` });

const last = css({ paddingTop: space.section });

export default function TrustTemplate({ data }: PageProps<Queries.TrustTemplateQuery>) {
  const page = required(data.trustPage, PLACE);
  const { trust, advice } = required(data.words, "content/words.json");
  const headings = data.allThirdParty
    ? [...page.headings, { id: THIRD_PARTIES, text: trust.thirdParties }]
    : page.headings;
  return (
    <article>
      <PageHead css={[head, page.image && withStamp, page.route && roomy]} page={page}>
        {page.draft && (
          <p css={mark} data-draft>
            {trust.draft}
          </p>
        )}
        {page.image && (
          <div css={stamp}>
            <Perforated>
              <Picture file={page.image} alt={page.alt ?? ""} sizes="276px" />
            </Perforated>
          </div>
        )}
      </PageHead>
      {page.route && <MessageRoute route={page.route} />}
      <ReadingLayout
        sidebar={
          <>
            <LazyRoute id="contents-beside" chapters={headings} />
            <SidebarNav title={trust.others} name="trust" links={page.near} currentPath={page.path} />
          </>
        }
      >
        <ReadingMeta
          minutes={page.readingMinutes}
          published={page.publishedText}
          reviewed={page.reviewedText}
        />
        <LazyContents id="contents" headings={headings} isNarrowOnly />
        <Prose html={page.html} />
        {advice && <LazyAdvice id="advice" words={advice} />}
        <LazySources
          id="sources"
          figures={page.figures}
          sources={page.sources}
          reviewed={page.reviewedText}
        />
      </ReadingLayout>
      {data.allThirdParty && (
        <ThirdPartyTable id={THIRD_PARTIES} parties={data.allThirdParty.nodes} words={trust} />
      )}
      {(page.confirm ?? []).length > 0 && (
        <div css={last}>
          <OpenPoints id="open-points" heading={trust.open} points={page.confirm ?? []} />
        </div>
      )}
    </article>
  );
}

export function Head({ data }: HeadProps<Queries.TrustTemplateQuery>) {
  const { title, description, path } = required(data.trustPage, PLACE);
  return <Seo title={title} description={description} path={path} card="company" />;
}

export const query = graphql`
  query TrustTemplate($id: String!, $near: [String!]!, $hasThirdParties: Boolean!, $hasAdvice: Boolean!) {
    trustPage(id: { eq: $id }) {
      title
      heading
      description
      intro
      path
      html
      draft
      alt
      image {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 560, aspectRatio: 1.3333, breakpoints: [280, 560])
        }
      }
      route { ...MessageRoute }
      confirm
      readingMinutes
      publishedText: published(formatString: "D MMM YYYY")
      reviewedText: reviewed(formatString: "D MMM YYYY")
      headings { id text }
      figures { ...FactRow }
      sources { name link }
      near(ids: $near) { title: navTitle path }
    }
    words {
      trust { draft open others ...ThirdPartyWords }
      advice @include(if: $hasAdvice) { ...Advice }
    }
    allThirdParty @include(if: $hasThirdParties) {
      nodes { ...ThirdPartyRow }
    }
  }
`;
