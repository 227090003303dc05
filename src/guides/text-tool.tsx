import { graphql } from "gatsby";
import type { ReactNode } from "react";
import guidesWords from "../../content/words/guides.json";
import { LazyAnswers, LazyOffers, LazyRequest, LazyStatement, toolIds } from "./tools/guide-tools";

interface TextTool {
  readonly link: { readonly to: string; readonly text: string };
  readonly part: ReactNode;
}

/** The tool that ends a chapter of a guide's text, and the link to it; nothing where the guide has none. */
export function textTool({
  statement,
  answers,
  request,
  offers,
}: Queries.TextToolsFragment): TextTool | undefined {
  if (statement)
    return {
      link: { to: toolIds.statement, text: guidesWords.statement.link },
      part: <LazyStatement id={toolIds.statement} statement={statement} />,
    };
  if (answers)
    return {
      link: { to: toolIds.answers, text: guidesWords.answers.link },
      part: <LazyAnswers id={toolIds.answers} answers={answers} />,
    };
  if (request)
    return {
      link: { to: toolIds.request, text: guidesWords.request.link },
      part: <LazyRequest id={toolIds.request} request={request} />,
    };
  if (offers)
    return {
      link: { to: toolIds.offers, text: guidesWords.offers.link },
      part: <LazyOffers id={toolIds.offers} rows={offers.rows} />,
    };
  return undefined;
}

export const query = graphql`
  fragment TextTools on Tools {
    statement @include(if: $hasStatement) { ...StatementTool }
    answers @include(if: $hasAnswers) { ...AnswersTool }
    request @include(if: $hasRequest) { ...RequestTool }
    offers @include(if: $hasOffers) { ...OffersTool }
  }
`;
