import { css } from "@emotion/react";
import { colour, font, from, space } from "../../theme/tokens";
import { useWords } from "../../words/use-words";
import { FactSource } from "./fact-source";
import { sourceLine } from "./fact-table";

const list = css({ display: "grid", marginTop: space[4], borderTop: `1px dashed ${colour.line}` });
const row = css({
  display: "grid",
  gap: `2px ${space[6]}`,
  paddingBlock: space[3],
  borderBottom: `1px dashed ${colour.line}`,
  scrollMarginTop: "120px",
  "&:target": { background: colour.awards },
  [from.tablet]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
});
const value = css({ color: colour.heading, font: `700 1.1875rem/1.3 ${font.heading}` });
const heading = css({ fontSize: "1.625rem" });

interface FigureListProps {
  readonly id: string;
  readonly facts: readonly Queries.FactRowFragment[];
}

/** The figures that a text states, with their sources; each figure in the text links to its row. */
export function FigureList({ id, facts }: FigureListProps) {
  const { facts: words, frame } = useWords();
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} css={heading}>
        {words.list}
      </h2>
      <dl css={list}>
        {facts.map((fact) => (
          <div key={fact.anchor} id={fact.anchor} css={row}>
            <dt>{fact.label}</dt>
            <dd>
              <p css={value}>{fact.text}</p>
              {fact.note && <p>{fact.note}</p>}
              <FactSource css={sourceLine} facts={[fact]} words={words} newTab={frame.newTab} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
