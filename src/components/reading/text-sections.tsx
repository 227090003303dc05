import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colour, from, space, type } from "../../theme/tokens";

const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[11],
  paddingBlock: space.section,
});
const part = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "& + &": { paddingTop: space[11], borderTop: `2px dashed ${colour.line}` },
  "& p": { maxWidth: "34.5em", fontSize: type.article, lineHeight: 1.65 },
  "& p + p": { marginTop: "1em" },
  [from.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", gap: space[8] },
});

interface TextSectionsProps {
  readonly sections: readonly Queries.TextSectionsFragment[];
}

export function TextSections({ sections }: TextSectionsProps) {
  return (
    <div css={list}>
      {sections.map(({ heading, text }) => (
        <section key={heading} css={part} aria-label={heading}>
          <h2>{heading}</h2>
          <div>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment TextSections on PageSection {
    heading
    text
  }
`;
