import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lettering } from "../theme/lettering";
import { colour, from, rule, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { paper, stack } from "../ui/layout/primitives";

const cardStyle = css({
  marginTop: `-${space[16]}`,
  padding: `${space[5]} ${space[5]}`,
  ...paper,
  h2: { color: colour.current, fontSize: type.fact },
  ul: { ...stack(4), marginTop: space[4] },
  li: { paddingTop: space[4], borderTop: rule.tear },
  [from.desktop]: {
    padding: space[8],
    ul: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      gap: space[8],
    },
  },
});
const pointText = css({ marginTop: space[2], maxWidth: "28em", lineHeight: 1.5 });

interface InShortProps {
  readonly heading: string;
  readonly points: readonly Queries.InShortFragment[];
}

export function InShort({ heading, points }: InShortProps) {
  return (
    <Container>
      <section css={cardStyle} data-print="bare" aria-labelledby="in-short">
        <h2 id="in-short">{heading}</h2>
        <ul>
          {points.map((point) => (
            <li key={point.heading}>
              <p css={lettering.loud}>{point.heading}</p>
              <p css={pointText}>{point.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}

export const query = graphql`
  fragment InShort on ShortPoint {
    heading text
  }
`;
