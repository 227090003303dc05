import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { plainInPrint } from "../../theme/plain-in-print";
import { colour, font, from, radius, shadow, space, type } from "../../theme/tokens";
import { useWords } from "../../words/use-words";
import { BreakableText } from "./breakable-text";
import { FactSource } from "./fact-source";

const table = css({
  borderRadius: radius.strip,
  background: colour.surface,
  boxShadow: shadow.card,
  overflow: "clip",
});
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[4]} clamp(20px, 3vw, 28px)`,
  background: colour.dark,
  color: colour.onDarkMuted,
  fontSize: type.small,
  h2: { color: colour.onDark, fontSize: "1.625rem" },
});
const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[5]} clamp(20px, 3vw, 28px)`,
  scrollMarginTop: "120px",
  "& + &": { borderTop: `2px dashed ${colour.line}` },
  "&:target": { background: colour.awards },
  [from.tablet]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)", gap: space[6] },
});
const label = css({
  gridColumn: "1 / -1",
  color: colour.heading,
  fontWeight: 600,
  [from.tablet]: { gridColumn: "auto" },
});
const value = css({ color: colour.heading, font: `800 ${type.fact}/1.15 ${font.heading}` });
const note = css({ marginBlock: "2px 6px", lineHeight: 1.4 });

/** The source line of a figure that stands outside a text. */
export const sourceLine = css({
  color: colour.muted,
  fontSize: type.small,
  lineHeight: 1.45,
});

interface FactTableProps {
  readonly id: string;
  readonly heading: string;
  readonly facts: readonly Queries.FactRowFragment[];
}

/** Figures with their authorities, and where and when they were read. */
export function FactTable({ id, heading, facts }: FactTableProps) {
  const { facts: words, frame } = useWords();
  return (
    <section css={table} aria-labelledby={id}>
      <div css={[head, plainInPrint]}>
        <h2 id={id}>{heading}</h2>
      </div>
      <dl>
        {facts.map((fact) => (
          <div key={fact.anchor} id={fact.anchor} css={row}>
            <dt css={label}>{fact.label}</dt>
            <dd>
              <p css={value}>
                <BreakableText text={fact.text} />
              </p>
              {fact.note && <p css={note}>{fact.note}</p>}
              <FactSource css={sourceLine} facts={[fact]} words={words} newTab={frame.newTab} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const query = graphql`
  fragment FactSource on Fact {
    state
    line
    day
    dayText
    official { name url }
    readIn { name url }
    confirmedBy
  }
  fragment FactRow on Fact {
    anchor
    label
    text
    note
    ...FactSource
  }
`;
