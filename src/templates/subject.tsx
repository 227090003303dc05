import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import frameWords from "../../content/words/frame.json";
import subjectsWords from "../../content/words/subjects.json";
import { required } from "../lib/required";
import { actionPath, CallToActionCard } from "../reading/call-to-action-card";
import { ContentsBar } from "../reading/contents-bar";
import { ContentsRoute } from "../reading/contents-route";
import { FoldedSources } from "../reading/folded-sources";
import { numberedText } from "../reading/numbered-text";
import { Prose } from "../reading/prose";
import { ReadingMeta } from "../reading/reading-meta";
import { SidebarNav } from "../reading/sidebar-nav";
import { ArticleData } from "../seo/article-data";
import { Seo } from "../seo/seo";
import { SubjectLinks } from "../subjects/subject-links";
import { SubjectSums } from "../subjects/subject-sums";
import { from, phase, space } from "../theme/tokens";
import { PageHead } from "../ui/layout/page-head";
import { onlyBelow } from "../ui/layout/primitives";
import { ReadingLayout } from "../ui/layout/reading-layout";

const PLACE = "content/subjects/*.mdx";
const LIST = "/subjects";

/** The first chapter follows the page's head, which ends with space of its own. */
const first = css({
  "& > div > .chapter-head:first-of-type": { [from.desktop]: { marginTop: 0, paddingTop: 0, borderTop: 0 } },
});
const head = css({ background: phase.plan, "p + p": { marginTop: space[3] } });

export default function SubjectTemplate({ data }: PageProps<Queries.SubjectTemplateQuery>) {
  const subject = required(data.subject, PLACE);
  const { near, path } = subject;
  return (
    <article>
      <PageHead
        css={head}
        page={{ ...subject, crumb: subject.navTitle }}
        above={[{ title: frameWords.trail.subjects, path: LIST }]}
      >
        <ReadingMeta
          minutes={subject.readingMinutes}
          published={subject.published}
          reviewed={subject.reviewed}
        />
      </PageHead>
      <ReadingLayout
        sidebar={
          <>
            <ContentsRoute id="contents" chapters={subject.headings} />
            <SidebarNav title={subjectsWords.others} links={near} currentPath={path} />
          </>
        }
      >
        <div css={[numberedText, first]}>
          <ContentsBar chapters={subject.headings} />
          {subject.parts.map(({ html, slot }, place) => {
            const key = `part-${place}`;
            if (slot === "Sums") return <SubjectSums key={key} sums={subject.sums} />;
            return <Prose key={key} html={html} />;
          })}
        </div>
        <CallToActionCard cta={subject.cta} to={actionPath(subject, "/online-consultation-form")} />
        <FoldedSources page={subject} />
        <SubjectLinks
          css={onlyBelow("tablet")}
          heading={subjectsWords.others}
          subjects={near.filter((other) => other.path !== path)}
        />
      </ReadingLayout>
    </article>
  );
}

export function Head({ data }: HeadProps<Queries.SubjectTemplateQuery>) {
  const subject = required(data.subject, PLACE);
  return (
    <Seo page={subject} kind="article" card="guide" parent={{ title: frameWords.trail.subjects, path: LIST }}>
      <ArticleData {...subject} image={subject.stamp} headline={subject.title} />
    </Seo>
  );
}

export const query = graphql`
  query SubjectTemplate($id: String!, $near: [String!]!) {
    subject(id: { eq: $id }) {
      title navTitle heading description intro path slug alt published reviewed
      stamp: image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1260, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [560, 1260]) } }
      parts { html slot }
      sums { ...SubjectSum }
      readingMinutes
      headings { id text }
      figures { ...FactRow }
      rates { ...TextRates }
      sources { name link }
      cta { label title text message }
      near(ids: $near) { ...SubjectLink }
    }
  }
`;
