import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ReadingLayout } from "../components/layout/reading-layout";
import { AdviceNote } from "../components/reading/advice-note";
import { CallToActionCard } from "../components/reading/call-to-action-card";
import { ContentsList } from "../components/reading/contents-list";
import { Prose } from "../components/reading/prose";
import { SidebarNav } from "../components/reading/sidebar-nav";
import { SourceList } from "../components/reading/source-list";
import { ArticleData } from "../seo/article-data";
import { Seo } from "../seo/seo";
import { required } from "../words/required";
import { GuideHead } from "./guide/guide-head";

const PLACE = "content/guides/*.mdx";

export default function GuideTemplate({ data }: PageProps<Queries.GuideTemplateQuery>) {
  const guide = required(data.guide, PLACE);
  const words = required(data.words, "content/words.json");
  return (
    <article>
      <GuideHead guide={guide} />
      <ReadingLayout
        sidebar={
          <SidebarNav title={words.guide.others} name="guides" links={guide.near} currentPath={guide.path} />
        }
      >
        <ContentsList id="contents" headings={guide.headings} />
        <Prose html={guide.html} />
        <CallToActionCard
          cta={guide.cta}
          to="/online-consultation-form"
          notice={guide.aboutVisa ? words.advice.heading : undefined}
        />
        {guide.aboutVisa && <AdviceNote id="advice" words={words.advice} />}
        <SourceList
          id="sources"
          figures={guide.figures}
          sources={guide.sources}
          reviewed={guide.reviewedText}
        />
      </ReadingLayout>
    </article>
  );
}

export function Head({ data }: HeadProps<Queries.GuideTemplateQuery>) {
  const { title, description, path, image, published, reviewed } = required(data.guide, PLACE);
  return (
    <Seo title={title} description={description} path={path} kind="article" card="guide">
      <ArticleData
        headline={title}
        description={description}
        path={path}
        image={image}
        published={published}
        reviewed={reviewed}
      />
    </Seo>
  );
}

export const query = graphql`
  query GuideTemplate($id: String!, $near: [String!]!) {
    guide(id: { eq: $id }) {
      title
      description
      path
      published
      reviewed
      aboutVisa
      html
      headings { id text }
      figures { ...FactRow }
      sources { name link }
      cta { label title text }
      near(ids: $near) { title: navTitle path }
      ...GuideHead
    }
    words {
      guide { others }
      advice { ...Advice }
    }
  }
`;
