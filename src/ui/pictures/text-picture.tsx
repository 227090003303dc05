import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { required } from "../../lib/required";
import { colour, from, phone, shadow, space } from "../../theme/tokens";
import { Picture } from "./picture";

const PROSE = "40.25rem";

/** As wide as the text. It ends its chapter and keeps the distance to the next one. Phones have no room for it. */
const place = css({
  [phone]: { display: "none" },
  maxWidth: PROSE,
  margin: `${space[8]} 0 72px`,
  border: `10px solid ${colour.surface}`,
  boxShadow: shadow.card,
  // In a guide it would be higher than the facts before it.
  "[data-chapter] & img": { aspectRatio: "21 / 9" },
  [from.desktop]: { maxWidth: `min(${PROSE}, 100% - 180px)`, marginBottom: space[24] },
});

export function TextPicture({ picture }: { readonly picture: Queries.TextPictureFragment | undefined }) {
  if (!picture) return null;
  const { name, alt, image } = picture;
  return (
    <section css={place} id={`picture-${name}`}>
      <Picture
        file={required(image, "content/images")}
        alt={alt}
        sizes="(min-width: 740px) 620px, calc(100vw - 60px)"
      />
    </section>
  );
}

export const query = graphql`
  fragment TextPicture on TextPicture {
    name alt
    image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1260, transformOptions: { cropFocus: CENTER }, breakpoints: [1260]) } }
  }
`;
