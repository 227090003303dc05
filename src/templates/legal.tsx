import { css } from "@emotion/react";
import type { HeadProps, PageProps } from "gatsby";
import { Container } from "../components/layout/container";
import { PageHead } from "../components/layout/page-head";
import { Prose } from "../components/reading/prose";
import { ReadingMeta } from "../components/reading/reading-meta";
import { SourceList } from "../components/reading/source-list";
import { Seo } from "../seo/seo";
import { space } from "../theme/tokens";
import { useLegalPage } from "./legal/use-legal-page";

interface Context {
  readonly id: string;
}

const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[11],
  maxWidth: "72ch",
  paddingBottom: "clamp(64px, 3rem + 4.2vw, 112px)",
});

export default function LegalTemplate({ pageContext }: PageProps<object, Context>) {
  const legalPage = useLegalPage(pageContext.id);
  return (
    <article>
      <PageHead
        heading={legalPage.heading}
        intro={legalPage.intro}
        breadcrumbs={[{ title: legalPage.title }]}
      />
      <Container>
        <div css={column}>
          <ReadingMeta
            minutes={legalPage.readingMinutes}
            published={legalPage.published}
            reviewed={legalPage.reviewed}
          />
          <Prose html={legalPage.html} />
          <SourceList id="sources" figures={legalPage.figures} sources={[]} reviewed={legalPage.reviewed} />
        </div>
      </Container>
    </article>
  );
}

export function Head({ pageContext }: HeadProps<object, Context>) {
  const legalPage = useLegalPage(pageContext.id);
  return (
    <Seo title={legalPage.title} description={legalPage.description} path={legalPage.path} card="company" />
  );
}
