import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import words from "../../content/words/facts.json";
import numbersWords from "../../content/words/numbers.json";
import { lettering, sized } from "../theme/lettering";
import { colour, from, rule, space } from "../theme/tokens";
import { above } from "../ui/layout/primitives";
import { FactSource } from "./fact-source";

const list = css({
  display: "grid",
  marginTop: space[2],
  borderTop: rule.dashed,
  [from.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[5] },
});
const rowStyle = css({
  display: "grid",
  gap: `2px ${space[5]}`,
  paddingBlock: space[3],
  borderBottom: rule.dashed,
  scrollMarginTop: "120px",
  "&:target": { background: colour.awards },
  [from.tablet]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
  [from.wide]: { display: "block" },
});

export function FigureList({ facts }: { readonly facts: readonly Queries.FactRowFragment[] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <p css={above(4)}>{numbersWords.check}</p>
      <dl css={list}>
        {facts.map((fact) => (
          <div key={fact.anchor} id={fact.anchor} css={rowStyle}>
            <dt>{[fact.label, fact.year].filter(Boolean).join(", ")}</dt>
            <dd>
              <p css={lettering.name}>{fact.text}</p>
              <FactSource css={lettering.muted} fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
      <p css={[above(3), sized("small")]}>
        <Link to="/figures">{words.all}</Link>
      </p>
    </>
  );
}

export const query = graphql`
  fragment FactRow on Fact {
    anchor label text year ...FactSource
  }
`;
