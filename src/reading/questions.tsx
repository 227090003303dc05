import { css } from "@emotion/react";
import { graphql } from "gatsby";
import readingWords from "../../content/words/reading.json";
import { colour, rule, size, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { notchedAbove } from "../ui/layout/primitives";
import { followInside } from "./follow-inside";
import { figureStyle } from "./prose-style";

const list = css(foldStyle, {
  marginTop: space[5],
  borderTop: rule.tear,
  "details + details": { borderTop: rule.tear },
  "summary + div": {
    maxWidth: size.prose,
    marginBottom: space[5],
    padding: `${space[4]} ${space[5]}`,
    background: colour.awards,
    ...notchedAbove,
  },
  "p + p": { marginTop: space[3] },
});
/** The questions of a page. Each opens without scripts and has an address. */
export function Questions({ questions }: { readonly questions: Queries.QuestionsFragment }) {
  return (
    <section css={{ h2: { fontSize: type.proseH2 }, h3: { fontSize: type.h3 } }} aria-labelledby="questions">
      <h2 id="questions">{readingWords.questions}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link clicks it */}
      <div
        css={[figureStyle, list]}
        onClick={followInside}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled at build from checked content
        dangerouslySetInnerHTML={{ __html: questions.html }}
      />
    </section>
  );
}

export const query = graphql`
  fragment Questions on Questions {
    html
  }
`;
