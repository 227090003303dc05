import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { colour, from, space, type } from "../../theme/tokens";
import { LineIcon } from "../motifs/icon";

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
  h2: { fontSize: type.proseH2 },
  "& + &": { paddingTop: space[11], borderTop: `2px dashed ${colour.line}` },
  "& p": { maxWidth: "34.5em", fontSize: type.article, lineHeight: 1.65 },
  "& p + p": { marginTop: "1em" },
  [from.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", gap: space[8] },
});

const small = css({ "& > section": { h2: { fontSize: type.h3 } } });
const points = css({
  maxWidth: "38em",
  marginTop: space[4],
  fontSize: type.text,
  lineHeight: 1.5,
  li: { display: "grid", gridTemplateColumns: "24px minmax(0, 1fr)", gap: space[3], paddingBlock: space[2] },
  "li + li": { borderTop: `1px dashed ${colour.line}` },
  svg: { marginTop: "2px", color: colour.tag },
});
const box = css({ width: "18px", height: "18px", margin: "4px 3px 0", border: `2px solid ${colour.muted}` });

interface PointsProps {
  readonly lines: readonly string[];
  readonly mark: ReactNode;
}

function Points({ lines, mark }: PointsProps) {
  return (
    <ul css={points}>
      {lines.map((line) => (
        <li key={line}>
          {mark}
          {line}
        </li>
      ))}
    </ul>
  );
}

interface SectionTextProps {
  readonly section: Queries.TextSectionsFragment;
}

/** What stands below or beside a section's heading. */
export function SectionText({ section: { text, done, open } }: SectionTextProps) {
  return (
    <div>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {done && <Points lines={done} mark={<LineIcon path="M5 12.500l4.500 4.500L19 7" />} />}
      {open && <Points lines={open} mark={<span css={box} aria-hidden="true" />} />}
    </div>
  );
}

interface TextSectionsProps {
  readonly sections: readonly Queries.TextSectionsFragment[];
  /** Headings no larger than those within a text. */
  readonly isSmall?: boolean;
}

/** Sections of text, heading at left; after the paragraphs a list of what holds, and one of what is missing. */
export function TextSections({ sections, isSmall = false }: TextSectionsProps) {
  return (
    <div css={[list, isSmall && small]}>
      {sections.map((section) => (
        <section key={section.heading} css={part} aria-label={section.heading}>
          <h2>{section.heading}</h2>
          <SectionText section={section} />
        </section>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment TextSections on PageSection {
    heading
    text
    done
    open
  }
`;
