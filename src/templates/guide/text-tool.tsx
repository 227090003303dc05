import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { LazyAnswers, LazyOffers, LazyRequest, LazyStatement, toolIds } from "./tools/guide-tools";

interface TextTool {
  readonly link: { readonly to: string; readonly text: string };
  readonly part: ReactNode;
}

const placed = (id: string, words: { readonly link: string }, part: ReactNode): TextTool => ({
  link: { to: id, text: words.link },
  part,
});

/** The tool that ends a chapter of a guide's text, and the link to it; nothing where the guide has none. */
export function textTool(tools: Queries.TextToolsFragment): TextTool | undefined {
  const { statement, answers, request, offers, drafts, shared } = tools;
  if (statement && drafts)
    return placed(
      toolIds.statement,
      statement,
      <LazyStatement id={toolIds.statement} words={statement} drafts={drafts} shared={shared} />,
    );
  if (answers && drafts)
    return placed(
      toolIds.answers,
      answers,
      <LazyAnswers id={toolIds.answers} words={answers} drafts={drafts} shared={shared} />,
    );
  if (request)
    return placed(
      toolIds.request,
      request,
      <LazyRequest id={toolIds.request} words={request} shared={shared} />,
    );
  if (offers)
    return placed(toolIds.offers, offers, <LazyOffers id={toolIds.offers} words={offers} shared={shared} />);
  return undefined;
}

export const query = graphql`
  fragment TextTools on Tools {
    shared { ...ToolWords }
    drafts @include(if: $hasDrafts) { ...DraftWords }
    statement @include(if: $hasStatement) { ...StatementWords }
    answers @include(if: $hasAnswers) { ...AnswerWords }
    request @include(if: $hasRequest) { ...RequestWords }
    offers @include(if: $hasOffers) { ...OffersWords }
  }
`;
