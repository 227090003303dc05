import { graphql, type HeadProps, type PageProps } from "gatsby";
import { FigureList } from "../components/facts/figure-list";
import { ReadingLayout } from "../components/layout/reading-layout";
import { CallToActionCard } from "../components/reading/call-to-action-card";
import { ContentsList } from "../components/reading/contents-list";
import { ProcessList } from "../components/reading/process-list";
import { Prose } from "../components/reading/prose";
import { SourceList } from "../components/reading/source-list";
import { ArticleData } from "../seo/article-data";
import { Seo } from "../seo/seo";
import { useWords } from "../words/use-words";
import { ArticleHead } from "./article/article-head";
import { ArticleSidebar } from "./article/article-sidebar";

/** A blog article: one step of the process. */
export default function ArticleTemplate({
  data: { blog, allStep },
  pageContext,
}: PageProps<Queries.ArticleTemplateQuery, { readonly total: number }>) {
  if (!blog) return null;
  return (
    <article>
      <ArticleHead blog={blog} total={pageContext.total} />
      <ReadingLayout sidebar={<ArticleSidebar blogs={blog.near} currentPath={blog.path} />}>
        <ContentsList id="contents" headings={blog.headings} />
        <Prose html={blog.html} />
        <CallToActionCard cta={blog.cta} to="/contact" />
        <FigureList id="figures" facts={blog.figures} />
        <SourceList id="sources" sources={blog.sources} reviewed={blog.reviewedText} />
        <ProcessList steps={allStep.nodes} />
      </ReadingLayout>
    </article>
  );
}

export function Head({ data: { blog } }: HeadProps<Queries.ArticleTemplateQuery>) {
  const { trail } = useWords();
  if (!blog) return null;
  const { title, heading, description, path, image, author, date, reviewed } = blog;
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      kind="article"
      card="article"
      parent={{ title: trail.blogs, path: "/blogs" }}
    >
      <ArticleData
        headline={heading ?? title}
        description={description}
        path={path}
        image={image}
        author={author}
        published={date}
        reviewed={reviewed}
      />
    </Seo>
  );
}

export const query = graphql`
  query ArticleTemplate($id: String!, $near: [String!]!) {
    blog(id: { eq: $id }) {
      description
      path
      reviewed
      html
      headings { id text }
      figures { ...FactRow }
      sources { name link }
      cta { label title text }
      near(ids: $near) { ...ArticleSidebar }
      ...ArticleHead
    }
    allStep {
      nodes { ...ProcessList }
    }
  }
`;
