import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { colour, from, rule, space, type } from "../theme/tokens";
import { above, grid, paper, stack, target } from "../ui/layout/primitives";
import { LineIcon } from "../ui/motifs/icon";

const list = css({
  ...stack(11),
  paddingBlock: `${space[11]} ${space.section}`,
  [from.desktop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: space[8],
    // Two side by side; a single last one spans both columns.
    "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" },
    "& > :last-child:nth-child(odd) ul": { ...grid([0, 8], 2) },
    "& > :last-child:nth-child(odd) li:nth-of-type(2)": { borderTop: 0 },
  },
});
const part = css({
  "&, & > div": { display: "flex", flexDirection: "column" },
  "& > div": { flexGrow: 1 },
  h2: { fontSize: type.fact, lineHeight: 1.08 },
  "& p": { maxWidth: "34.5em", marginTop: space[3], lineHeight: 1.5 },
  "& ul": {
    padding: `${space[2]} clamp(20px, 3vw, ${space[8]})`,
    borderTop: `6px solid var(--edge, ${colour.tag})`,
    ...paper,
  },
  "& li:first-of-type": { borderTop: 0 },
  [from.desktop]: { "& ul:last-child": { flexGrow: 1 } },
});
const points = css({
  marginTop: space[4],
  lineHeight: 1.5,
  li: { ...grid(3, "24px 1"), alignContent: "start", paddingBlock: space[3], borderTop: rule.dashed },
  svg: { marginTop: "2px", color: colour.tag },
});
interface PointsProps {
  readonly lines: readonly string[];
  /** Path of another mark than a tick. */
  readonly mark?: string;
  readonly className?: string;
}

export function Points({ lines, mark = "M5 12.500l4.500 4.500L19 7", className }: PointsProps) {
  return (
    <ul css={points} className={className}>
      {lines.map((line) => (
        <li key={line}>
          <LineIcon path={mark} />
          {line}
        </li>
      ))}
    </ul>
  );
}

interface SectionTextProps {
  readonly section: Queries.TextSectionsFragment;
}

export function SectionText({ section: { text, done, open, link } }: SectionTextProps) {
  return (
    <div>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {done && <Points lines={done} />}
      {open && (
        <Points
          css={{ "--edge": colour.heading, svg: { color: colour.heading } }}
          lines={open}
          mark="M5 19V9a5 5 0 0 1 10 0v7M10.500 12.500 15 17l4.500-4.500"
        />
      )}
      {link && (
        <Link to={link.path} css={{ ...target, ...above(2), fontWeight: 700 }}>
          {link.label}
        </Link>
      )}
    </div>
  );
}

export function TextSections({ sections }: { readonly sections: readonly Queries.TextSectionsFragment[] }) {
  return (
    <div css={list}>
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
    heading text done open
    link { label path }
  }
`;
