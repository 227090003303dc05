import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Picture } from "../../../components/pictures/picture";
import { colour, from, shadow, space } from "../../../theme/tokens";
import { required } from "../../../words/required";

/** It ends its chapter; the next one keeps its distance. */
const place = css({
  maxWidth: "40rem",
  margin: `${space[8]} 0 72px`,
  border: `10px solid ${colour.surface}`,
  boxShadow: shadow.card,
  [from.desktop]: { marginBottom: space[24] },
});

export interface ChapterSpotProps {
  readonly id: string;
  readonly spot: Queries.ChapterSpotFragment;
}

/** A drawing from a student's day, as a print on paper. */
export function ChapterSpot({ id, spot }: ChapterSpotProps) {
  const { alt } = spot;
  return (
    <section css={place} id={id}>
      <Picture
        file={required(spot.image, "content/images")}
        alt={alt}
        sizes="(min-width: 740px) 620px, calc(100vw - 60px)"
      />
    </section>
  );
}

export const query = graphql`
  fragment ChapterSpot on CountrySpot {
    alt
    image {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [340, 620, 930, 1200])
      }
    }
  }
`;
