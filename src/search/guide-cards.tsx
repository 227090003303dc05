import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { colour, font, from, radius, shadow, space, withMotion } from "../theme/tokens";
import { coverLink } from "../ui/links/cover-link";
import { Picture } from "../ui/pictures/picture";

export type GuideLink = Queries.GuideCardFragment;

const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
  gap: `${space[5]} ${space[4]}`,
  marginTop: space[5],
  [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space[5] },
});
const card = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
  overflow: "clip",
  "&:hover a": { textDecoration: "underline" },
  img: { [withMotion]: { transition: "transform 160ms" } },
  "&:hover img": { [withMotion]: { transform: "scale(1.03)" } },
});
const link = css(coverLink, {
  display: "flex",
  flexGrow: 1,
  alignItems: "center",
  minHeight: "56px",
  padding: `${space[2]} ${space[4]}`,
  color: colour.heading,
  font: `800 1.1875rem/1.15 ${font.heading}`,
  textDecoration: "none",
});

interface GuideCardsProps {
  readonly guides: readonly GuideLink[];
}

/** The guides, each under its picture. */
export function GuideCards({ guides }: GuideCardsProps) {
  return (
    <ul css={list}>
      {guides.map(({ title, path, image }) => (
        <li key={path} css={card}>
          <Picture file={image} alt="" sizes="(min-width: 64em) 235px, (min-width: 40em) 30vw, 45vw" />
          <Link to={path} css={link}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment GuideCard on Guide {
    title: navTitle
    path
    image {
      childImageSharp {
        gatsbyImageData(width: 480, aspectRatio: 1.6, formats: [WEBP], transformOptions: { cropFocus: CENTER }, breakpoints: [240, 480])
      }
    }
  }
`;
