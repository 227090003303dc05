import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import { colour, font, from, space, type } from "../../theme/tokens";
import { useWords } from "../../words/use-words";

const heading = css({ fontSize: "1.625rem" });
const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `0 ${space[7]}`,
  marginTop: space[3],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const link = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: "48px",
  borderTop: `1px dashed ${colour.line}`,
  color: colour.heading,
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { color: colour.link, textDecoration: "underline" },
});
const time = css({
  marginLeft: "auto",
  color: colour.muted,
  fontSize: type.small,
  fontWeight: 400,
  textAlign: "right",
});
const numeral = css({ minWidth: "1.1em", color: colour.accent, font: `800 1.375rem/1 ${font.heading}` });

interface ProcessListProps {
  readonly steps: readonly Queries.ProcessListFragment[];
}

/** The seven steps of the process with their usual time, each a link to its article (docs/decisions.md, "Pages"). */
export function ProcessList({ steps }: ProcessListProps) {
  const id = useId();
  const { reading } = useWords();
  return (
    <section aria-labelledby={id} data-process="">
      <h2 id={id} css={heading}>
        {reading.process}
      </h2>
      <ol css={list}>
        {steps.map(({ title, path, time: usual }, index) => (
          <li key={path}>
            <Link to={path} css={link}>
              <span css={numeral} aria-hidden="true">
                {index + 1}
              </span>
              {title}
              <span css={time}>{usual}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const query = graphql`
  fragment ProcessList on Step {
    title
    path
    time
  }
`;
