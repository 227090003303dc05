import { graphql } from "gatsby";
import type { GuideTool } from "./guide-page";
import { QuestionSheet } from "./tools/question-sheet";

/** The sheet that ends a chapter of a guide's text, and the link to it; nothing where the guide has none. */
export function textTool({ statement, answers }: Queries.TextToolsFragment): GuideTool | undefined {
  const tool = statement ? "statement" : "answers";
  const sheet = statement ?? answers;
  if (!sheet) return undefined;
  // While one guide follows another, the first one's sheet is still on the page.
  const id = statement ? "your-outline" : "your-answers";
  return { id, link: sheet.link, part: <QuestionSheet id={id} tool={tool} sheet={sheet} /> };
}

export const query = graphql`
  fragment TextTools on Tools {
    statement @include(if: $hasStatement) { ...QuestionSheet }
    answers @include(if: $hasAnswers) { ...QuestionSheet }
  }
`;
