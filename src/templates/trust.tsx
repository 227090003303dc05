import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { ReadingLayout } from "../components/layout/reading-layout";
import { LazyAdvice, LazyContents, LazyRoute, LazySources } from "../components/reading/lazy-end";
import { Prose } from "../components/reading/prose";
import { ReadingMeta } from "../components/reading/reading-meta";
import { SidebarNav } from "../components/reading/sidebar-nav";
import { Seo } from "../seo/seo";
import { colour, space, type } from "../theme/tokens";
import { required } from "../words/required";
import { OpenPoints } from "./trust/open-points";
import { ThirdPartyTable } from "./trust/third-party-table";

const PLACE = "content/trust/*.mdx";
const THIRD_PARTIES = "third-parties";

const head = css({ background: colour.closing, "@media print": { background: "none" } });
const mark = css({
  display: "inline-block",
  marginTop: space[5],
  padding: `${space[1]} ${space[3]}`,
  border: `2px dashed ${colour.accent}`,
  color: colour.heading,
  fontSize: type.small,
  fontWeight: 700,
});

export default function TrustTemplate({ data }: PageProps<Queries.TrustTemplateQuery>) {
  const page = required(data.trustPage, PLACE);
  const { trust, advice } = required(data.words, "content/words.json");
  const headings = data.allThirdParty
    ? [...page.headings, { id: THIRD_PARTIES, text: trust.thirdParties }]
    : page.headings;
  return (
    <article>
      <PageHead css={head} page={page}>
        {page.draft && (
          <p css={mark} data-draft>
            {trust.draft}
          </p>
        )}
      </PageHead>
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
        {data.allThirdParty && (
          <ThirdPartyTable id={THIRD_PARTIES} parties={data.allThirdParty.nodes} words={trust} />
        )}
        {advice && <LazyAdvice id="advice" words={advice} />}
        <OpenPoints id="open-points" heading={trust.open} points={page.confirm ?? []} />
        <LazySources
          id="sources"
          figures={page.figures}
          sources={page.sources}
          reviewed={page.reviewedText}
        />
      </ReadingLayout>
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
