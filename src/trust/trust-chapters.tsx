import { css } from "@emotion/react";
import { Prose } from "../reading/prose";
import { from, rule, space, type } from "../theme/tokens";
import { stack } from "../ui/layout/primitives";

const grid = css({
  ...stack,
  gap: space[11],
  [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[16] },
});
const section = css({
  paddingTop: space[5],
  borderTop: rule.tear,
  h2: {
    maxWidth: "18em",
    marginBottom: space[4],
    fontSize: type.fact,
    lineHeight: 1.08,
    textWrap: "balance",
  },
  "& > div > p:first-of-type": { fontSize: "inherit", lineHeight: "inherit" },
  "& > div > :first-child": { marginTop: "0 !important" },
  [from.desktop]: {
    // Rows and signs need the page's width; their heading stands beside them.
    "&:has(> div > :is(.rows, .signs))": {
      gridColumn: "1 / -1",
      display: "grid",
      gridTemplateColumns: "224px minmax(0, 1fr)",
      columnGap: "40px",
    },
  },
  [from.wide]: {
    "&:has(> div > :is(.rows, .signs))": {
      gridTemplateColumns: "264px minmax(0, 1fr)",
      columnGap: space[16],
    },
  },
});

interface TrustChaptersProps {
  readonly chapters: readonly Pick<Queries.BodyPart, "chapter" | "heading" | "html">[];
}

export function TrustChapters({ chapters }: TrustChaptersProps) {
  return (
    <div css={grid}>
      {chapters.map(({ chapter: id, heading, html }) => (
        <section key={id} css={section} aria-label={heading ?? undefined}>
          <h2 id={id ?? undefined}>{heading}</h2>
          <Prose html={html} />
        </section>
      ))}
    </div>
  );
}
