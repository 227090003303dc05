import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colour, font, from, shadow, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";

/** Paper that lies half on the head, as a message's way does. */
const card = css({
  marginTop: `-${space[14]}`,
  padding: `${space[6]} ${space[5]}`,
  background: colour.surface,
  boxShadow: shadow.card,
  h2: { color: colour.current, fontSize: type.fact },
  ul: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], marginTop: space[4] },
  li: { paddingTop: space[4], borderTop: `2px dashed ${colour.line}` },
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
const name = css({ color: colour.heading, font: `800 ${type.h3}/1.15 ${font.heading}` });
const said = css({
  marginTop: space[2],
  maxWidth: "28em",
  fontSize: type.text,
  lineHeight: 1.5,
  textWrap: "pretty",
});

interface InShortProps {
  readonly heading: string;
  readonly points: readonly Queries.InShortFragment[];
}

export function InShort({ heading, points }: InShortProps) {
  return (
    <Container>
      <section css={card} data-print="bare" aria-labelledby="in-short">
        <h2 id="in-short">{heading}</h2>
        <ul>
          {points.map((point) => (
            <li key={point.heading}>
              <p css={name}>{point.heading}</p>
              <p css={said}>{point.text}</p>
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
