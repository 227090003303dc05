import { graphql, type HeadProps, type PageProps } from "gatsby";
import frameWords from "../../content/words/frame.json";
import { ArticleHead, ArticlePicture } from "../articles/article-head";
import { ArticleSidebar } from "../articles/article-sidebar";
import { StepTurn } from "../articles/article-steps";
import { required } from "../lib/required";
import { AdviceNote } from "../reading/advice-note";
import { actionPath, CallToActionCard } from "../reading/call-to-action-card";
import { ContentsList } from "../reading/contents-list";
import { ContentsRoute } from "../reading/contents-route";
import { FoldedSources } from "../reading/folded-sources";
import { Prose } from "../reading/prose";
import { ArticleData } from "../seo/article-data";
import { Seo } from "../seo/seo";
import { stack } from "../ui/layout/primitives";
import { ReadingLayout } from "../ui/layout/reading-layout";

const PLACE = "content/articles/*.mdx";

export default function ArticleTemplate({
  data,
  pageContext,
}: PageProps<Queries.ArticleTemplateQuery, { readonly total: number }>) {
  const article = required(data.article, PLACE);
  const steps = { steps: data.allStep.nodes, currentPath: article.path };
  return (
    <article>
      <ArticleHead article={article} total={pageContext.total} steps={steps} />
      <ReadingLayout
        isSidebarHigh
        sidebar={
          <div css={stack(8)}>
            <ArticleSidebar articles={article.near} currentPath={article.path} />
            <ContentsRoute id="contents-beside" chapters={article.headings} />
          </div>
        }
      >
        <ArticlePicture article={article} />
        <ContentsList headings={article.headings} isNarrowOnly />
        <Prose html={article.html} />
        <CallToActionCard cta={article.cta} to={actionPath(article, "/contact")} />
        <StepTurn {...steps} />
        <AdviceNote advisers={data.allAdviser.nodes} country={article.visaOf?.slug} />
        <FoldedSources page={article} />
      </ReadingLayout>
    </article>
  );
}

export function Head({ data }: HeadProps<Queries.ArticleTemplateQuery>) {
  const article = required(data.article, PLACE);
  const parent = { title: frameWords.trail.articles, path: "/blogs" };
  return (
    <Seo page={article} kind="article" card="article" parent={parent}>
      <ArticleData headline={article.heading ?? article.title} published={article.date} {...article} />
    </Seo>
  );
}

export const query = graphql`
  query ArticleTemplate($id: String!, $near: [String!]!) {
    article(id: { eq: $id }) {
      description path reviewed
      visaOf { slug }
      html
      headings { id text }
      figures { ...FactRow }
      rates { ...TextRates }
      sources { name link }
      slug
      cta { label title text message }
      near(ids: $near) { ...ArticleSidebar }
      ...ArticleHead
    }
    allAdviser { nodes { ...Adviser } }
    allStep { nodes { ...ArticleStep } }
  }
`;
