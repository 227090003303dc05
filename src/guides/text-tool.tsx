import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { lazySheets, toolIds } from "./tools/guide-tools";

interface TextTool {
  readonly link: { readonly to: string; readonly text: string };
  readonly part: ReactNode;
}

/** The sheet that ends a chapter of a guide's text, and the link to it; nothing where the guide has none. */
export function textTool({ statement, answers }: Queries.TextToolsFragment): TextTool | undefined {
  const tool = statement ? "statement" : "answers";
  const sheet = statement ?? answers;
  if (!sheet) return undefined;
  const Sheet = lazySheets[tool];
  const id = toolIds[tool];
  return { link: { to: id, text: sheet.link }, part: <Sheet id={id} tool={tool} sheet={sheet} /> };
}

export const query = graphql`
  fragment TextTools on Tools {
    statement @include(if: $hasStatement) { ...QuestionSheet }
    answers @include(if: $hasAnswers) { ...QuestionSheet }
  }
`;
