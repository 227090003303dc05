import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import numbersWords from "../../content/words/numbers.json";
import words from "../../content/words/sources.json";
import { lettering, sized } from "../theme/lettering";
import { colour, from, rule, space } from "../theme/tokens";
import { above } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
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
  "&:is(:target, [data-asked])": {
    marginInline: `-${space[3]}`,
    paddingInline: space[3],
    background: colour.awards,
    boxShadow: `inset 4px 0 ${colour.accent}`,
  },
  [from.tablet]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
  [from.wide]: { display: "block" },
});

interface FigureListProps {
  readonly facts: readonly Queries.FactRowFragment[];
  /** Anchor of the line to which a figure of the text has led; that line leads back. */
  readonly asked?: string | undefined;
  readonly onBack?: () => void;
}

export function FigureList({ facts, asked, onBack }: FigureListProps) {
  if (facts.length === 0) return null;
  return (
    <>
      <p css={above(4)}>{numbersWords.check}</p>
      <dl css={list}>
        {facts.map((fact) => (
          <div
            key={fact.anchor}
            id={fact.anchor}
            css={rowStyle}
            data-asked={fact.anchor === asked ? "" : undefined}
          >
            <dt>{[fact.label, fact.year].filter(Boolean).join(", ")}</dt>
            <dd>
              <p css={lettering.name}>{fact.text}</p>
              <FactSource css={lettering.muted} fact={fact} />
              {fact.anchor === asked && (
                <Button look="tertiary" onClick={onBack} data-print="no">
                  {words.back}
                </Button>
              )}
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
    anchor label text year note ...FactSource
  }
`;
