import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import trust from "../../content/words/trust.json";
import { required } from "../lib/required";
import { ContentsList } from "../reading/contents-list";
import { FoldedSources } from "../reading/folded-sources";
import { InShort } from "../reading/in-short";
import { Prose } from "../reading/prose";
import { ReadingMeta } from "../reading/reading-meta";
import { SidebarNav } from "../reading/sidebar-nav";
import { textChapters } from "../reading/text-chapters";
import { Seo } from "../seo/seo";
import { colour, rule, size, space, type } from "../theme/tokens";
import { MessageRoute } from "../trust/message-route";
import { ThirdPartyTable } from "../trust/third-party-table";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { grid, wholeRow } from "../ui/layout/primitives";
import { headingBeside, rowFlow, siblingsAcross } from "../ui/layout/row-flow";

const PLACE = "content/trust/*.mdx";
const THIRD_PARTIES_ID = "third-parties";

const chapterStyle = css({
  paddingTop: space[5],
  borderTop: rule.tear,
  h2: {
    maxWidth: "18em",
    marginBottom: space[4],
    fontSize: type.fact,
    lineHeight: 1.08,
    textWrap: "balance",
  },
  "& > div > p:first-of-type": { fontSize: "inherit", lineHeight: "inherit" },
  "& > div > :first-child": { marginTop: "0 !important" },
  // Rows and signs need the page's full width, with the heading beside them.
  "&:has(> div > :is(.rows, .signs))": { ...wholeRow, ...headingBeside },
});

const flow = css(rowFlow, { paddingTop: space[11] });
const folds = css(rowFlow, { rowGap: space[11] });
const others = css(siblingsAcross, { h2: { fontSize: type.fact } });

export default function TrustTemplate({ data }: PageProps<Queries.TrustTemplateQuery>) {
  const page = required(data.trustPage, PLACE);
  const headings = data.allThirdParty
    ? [...page.headings, { id: THIRD_PARTIES_ID, text: trust.thirdParties }]
    : page.headings;
  const { lead, chapters } = textChapters(page.parts);
  return (
    <article>
      <PageHead
        css={[
          { background: colour.closing, "p + p": { marginTop: space[3] } },
          (page.route || page.short) && { paddingBottom: `calc(${space[16]} + ${space[11]})` },
        ]}
        page={page}
      >
        <ReadingMeta minutes={page.readingMinutes} published={page.published} reviewed={page.reviewed} />
      </PageHead>
      {page.route && <MessageRoute route={page.route} />}
      {page.short && <InShort heading={trust.short} points={page.short} />}
      <Container>
        <div css={[flow, !data.allThirdParty && { paddingBottom: space[11] }]}>
          {lead.map(({ html }) => (
            <div key="lead" css={{ maxWidth: size.prose }}>
              <Prose html={html} />
            </div>
          ))}
          {/* What the page says in short is list enough. */}
          {!page.short && <ContentsList headings={headings} isNarrowOnly />}
          <div css={grid(11, { desktop: [2, [11, 16]] })}>
            {chapters.map(({ id, heading, parts }) => (
              <section key={id} css={chapterStyle} aria-label={heading}>
                <h2 id={id}>{heading}</h2>
                {parts.map(({ html }) => (
                  <Prose key="text" html={html} />
                ))}
              </section>
            ))}
          </div>
          <div css={{ "summary h2": { fontSize: type.h3 }, "&:empty": { display: "none" } }}>
            <FoldedSources page={page} />
          </div>
        </div>
      </Container>
      {data.allThirdParty && <ThirdPartyTable id={THIRD_PARTIES_ID} parties={data.allThirdParty.nodes} />}
      <Container>
        <div css={[folds, data.allThirdParty && { paddingTop: space.section }]}>
          <SidebarNav css={others} title={trust.others} links={page.near} currentPath={page.path} />
        </div>
      </Container>
    </article>
  );
}

export function Head({ data }: HeadProps<Queries.TrustTemplateQuery>) {
  return <Seo page={required(data.trustPage, PLACE)} card="company" />;
}

export const query = graphql`
  query TrustTemplate($id: String!, $near: [String!]!, $hasThirdParties: Boolean!) {
    trustPage(id: { eq: $id }) {
      title heading description intro path
      parts { chapter heading html slot of }
      short { ...InShort }
      alt
      stamp: image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1260, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [560, 1260]) } }
      route { ...MessageRoute }
      readingMinutes
      published reviewed
      headings { id text }
      figures { ...FactRow }
      rates { ...TextRates }
      sources { name link }
      near(ids: $near) { title: navTitle path }
    }
    allThirdParty @include(if: $hasThirdParties) { nodes { ...ThirdPartyRow } }
  }
`;
