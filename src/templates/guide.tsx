import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ReadingLayout } from "../components/layout/reading-layout";
import { CallToActionCard } from "../components/reading/call-to-action-card";
import { LazyAdvice, LazyContents, LazyRoute, LazySources } from "../components/reading/lazy-end";
import { Prose } from "../components/reading/prose";
import { SidebarNav } from "../components/reading/sidebar-nav";
import { ArticleData } from "../seo/article-data";
import { Seo } from "../seo/seo";
import { required } from "../words/required";
import { GuideHead } from "./guide/guide-head";
import { textTool } from "./guide/text-tool";
import { LazyBoard, LazyQuestions, LazySheet, toolIds } from "./guide/tools/guide-tools";

const PLACE = "content/guides/*.mdx";

/** What the tools of the guide to costs need, where this is that guide. */
function costsOf({ tools, panel, rates, countries }: Queries.GuideTemplateQuery) {
  if (!tools?.costs || !panel?.panel || !rates || !countries) return undefined;
  return {
    countries: countries.nodes.filter(({ funds }) => funds),
    rates,
    shared: tools.shared,
    words: tools.costs,
    panel: panel.panel,
  };
}

export default function GuideTemplate({ data }: PageProps<Queries.GuideTemplateQuery>) {
  const guide = required(data.guide, PLACE);
  const words = required(data.words, "content/words.json");
  const costs = costsOf(data);
  const tool = data.tools ? textTool(data.tools) : undefined;
  const headings = guide.questions
    ? [...guide.headings, { id: "questions", text: words.texts.questions }]
    : guide.headings;
  return (
    <article>
      <GuideHead
        guide={guide}
        board={costs && <LazyBoard id={toolIds.board} {...costs} words={costs.words.board} />}
        link={costs ? { to: toolIds.sheet, text: costs.words.sheet.link } : tool?.link}
      />
      {costs && <LazySheet id={toolIds.sheet} {...costs} words={costs.words.sheet} />}
      <ReadingLayout
        sidebar={
          <>
            <LazyRoute id="contents-beside" chapters={headings} />
            <SidebarNav
              title={words.guide.others}
              name="guides"
              links={guide.near}
              currentPath={guide.path}
            />
          </>
        }
      >
        <LazyContents id="contents" headings={headings} isNarrowOnly />
        <Prose html={guide.html} />
        {tool?.part}
        {guide.questions && (
          <LazyQuestions id="questions" heading={words.texts.questions} questions={guide.questions} />
        )}
        <CallToActionCard
          cta={guide.cta}
          to="/online-consultation-form"
          notice={guide.aboutVisa ? words.advice.heading : undefined}
        />
        {guide.aboutVisa && <LazyAdvice id="advice" words={words.advice} country={guide.visaOf?.slug} />}
        <LazySources
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
  query GuideTemplate(
    $id: String!
    $near: [String!]!
    $hasCosts: Boolean!
    $hasStatement: Boolean!
    $hasAnswers: Boolean!
    $hasDrafts: Boolean!
    $hasRequest: Boolean!
    $hasOffers: Boolean!
  ) {
    guide(id: { eq: $id }) {
      title
      description
      path
      published
      reviewed
      aboutVisa
      visaOf { slug }
      html
      headings { id text }
      questions { ...Questions }
      figures { ...FactRow }
      sources { name link }
      cta { label title text }
      near(ids: $near) { title: navTitle path }
      ...GuideHead
    }
    words {
      guide { others }
      texts { questions }
      advice { ...Advice }
    }
    tools {
      shared { ...ToolWords }
      costs @include(if: $hasCosts) {
        board { ...BoardWords }
        sheet { ...SheetWords }
      }
      ...TextTools
    }
    panel: words @include(if: $hasCosts) {
      panel { ...CostPanelWords }
    }
    rates @include(if: $hasCosts) { ...NumbersRates }
    countries: allCountry(sort: [{ order: ASC }, { slug: ASC }]) @include(if: $hasCosts) {
      nodes { ...CostCountry }
    }
  }
`;
