import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import readingWords from "../../content/words/reading.json";
import { required } from "../lib/required";
import { AdviceNote } from "../reading/advice-note";
import { actionPath, CallToActionCard } from "../reading/call-to-action-card";
import { ContentsBar } from "../reading/contents-bar";
import { FEWEST_HEADINGS } from "../reading/contents-list";
import { ContentsRoute } from "../reading/contents-route";
import { FoldedSources } from "../reading/folded-sources";
import { numberedText } from "../reading/numbered-text";
import { Prose } from "../reading/prose";
import { Questions } from "../reading/questions";
import { SidebarNav } from "../reading/sidebar-nav";
import { ReadingLayout } from "../ui/layout/reading-layout";
import { TextPicture } from "../ui/pictures/text-picture";
import { GuideHead } from "./guide-head";

export interface GuideTool {
  readonly id: string;
  readonly link: string;
  readonly part: ReactNode;
}

interface GuidePageProps {
  readonly guide: Queries.GuidePageFragment | null;
  readonly advisers: readonly Queries.AdviserFragment[];
  readonly board?: ReactNode;
  readonly opening?: GuideTool & { readonly text: string };
  readonly tool?: GuideTool;
  readonly week?: ReactNode;
}

export function GuidePage({ guide: stored, advisers, board, opening, tool, week }: GuidePageProps) {
  const guide = required(stored, "content/guides/*.mdx");
  const headings = [
    ...(opening ? [opening] : []),
    ...guide.headings,
    ...(guide.questions ? [{ id: "questions", text: readingWords.questions }] : []),
  ];
  const first = opening ?? tool;
  const target = guide.headings.find((heading) => heading.text === guide.jump?.to);
  const jump = guide.jump && target ? { to: target.id, text: guide.jump.label } : undefined;
  return (
    <article>
      <GuideHead guide={guide} board={board} link={first ? { to: first.id, text: first.link } : jump} />
      {opening?.part}
      <ReadingLayout
        sidebar={
          <>
            <ContentsRoute id="contents" chapters={headings} />
            <SidebarNav title={readingWords.guide.others} links={guide.near} currentPath={guide.path} />
          </>
        }
      >
        <div css={numberedText}>
          {headings.length >= FEWEST_HEADINGS && <ContentsBar chapters={headings} />}
          {guide.parts.map(({ html, slot, of }, place) => {
            const key = `part-${place}`;
            if (slot === "Tool") return <Fragment key={key}>{tool?.part}</Fragment>;
            if (slot === "Week") return <Fragment key={key}>{week}</Fragment>;
            if (slot === "Picture")
              return <TextPicture key={key} picture={guide.pictures.find(({ name }) => name === of)} />;
            return <Prose key={key} html={html} />;
          })}
        </div>
        {guide.questions && <Questions questions={guide.questions} />}
        <CallToActionCard cta={guide.cta} to={actionPath(guide, "/online-consultation-form")} />
        <AdviceNote advisers={advisers} country={guide.visaOf?.slug} />
        <FoldedSources page={guide} />
      </ReadingLayout>
    </article>
  );
}

export const query = graphql`
  fragment GuidePage on Guide {
    title description path published reviewed
    visaOf { slug }
    parts { html slot of }
    pictures { ...TextPicture }
    jump { label to }
    headings { id text }
    questions { ...Questions }
    figures { ...FactRow }
    rates { ...TextRates }
    sources { name link }
    slug
    cta { label title text message }
    near(ids: $near) { title: navTitle path }
    ...GuideHead
  }
`;
