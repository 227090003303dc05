import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { required } from "../../lib/required";
import { colour, from, phone, shadow, space } from "../../theme/tokens";
import { Picture } from "./picture";
import type { PictureFile } from "./picture-data";

const PROSE = "40.25rem";

/** As wide as the text. It ends its chapter and keeps the distance to the next one. Phones have no room for it. */
const place = css({
  [phone]: { display: "none" },
  maxWidth: PROSE,
  margin: "48px 0 72px",
  border: `10px solid ${colour.surface}`,
  boxShadow: shadow.card,
  [from.desktop]: { maxWidth: `min(${PROSE}, 100% - 180px)`, marginBottom: space[24] },
});

interface TextSpotProps {
  readonly id: string;
  readonly spot: { readonly alt: string; readonly image: PictureFile | null };
}

export function TextSpot({ id, spot: { alt, image } }: TextSpotProps) {
  return (
    <section css={place} id={id}>
      <Picture
        file={required(image, "content/images")}
        alt={alt}
        sizes="(min-width: 740px) 620px, calc(100vw - 60px)"
      />
    </section>
  );
}

export const query = graphql`
  fragment CountrySpot on CountrySpot {
    ends alt
    image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [620, 1200]) } }
  }
  fragment GuideSpot on GuideSpot {
    ends alt
    image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [620, 1200]) } }
  }
`;
