import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colour, font, phone, space, type, withHover, withMotion } from "../theme/tokens";
import { coverLink } from "../ui/links/cover-link";
import { ExternalLink } from "../ui/links/external-link";
import { Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";

const stamp = css({
  height: "100%",
  "& > div": { position: "relative", height: "100%" },
  [withMotion]: {
    transition: "transform 160ms ease-out",
    [withHover]: { "&:hover": { zIndex: 1, transform: "translateY(-5px) rotate(-2deg)" } },
  },
});
const picture = css({ position: "relative", img: { aspectRatio: "1" } });
/** White behind the denomination, so that it is readable on any picture. */
const code = css({
  position: "absolute",
  top: 0,
  right: 0,
  padding: `1px ${space[1]} ${space[1]} ${space[2]}`,
  background: colour.surface,
  color: colour.heading,
  font: `800 1.25rem/1 ${font.heading}`,
});
const caption = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: space[2],
  paddingTop: space[2],
  color: colour.accent,
  font: `700 1rem/1.2 ${font.heading}`,
  [phone]: { fontSize: "0.9375rem", "& > [aria-hidden]": { display: "none" } },
});
/** A name wider than its stamp breaks, e.g. at a large text size. */
const link = css(coverLink, {
  "--cover-offset": "-7px",
  minWidth: 0,
  color: colour.heading,
  textDecoration: "none",
});

const detail = css({ gridColumn: "1 / -1", color: colour.muted, font: `500 ${type.small}/1.3 ${font.text}` });

export function StateStamp({ state }: { readonly state: Queries.StateStampFragment }) {
  return (
    <Perforated isSmall css={stamp}>
      <div css={picture}>
        <Picture
          file={state.image}
          alt={state.alt}
          sizes="(min-width: 1024px) 165px, (min-width: 640px) 22vw, 26vw"
        />
        <span css={code} aria-hidden="true">
          {state.code}
        </span>
      </div>
      <div css={caption}>
        <ExternalLink href={state.link} css={link}>
          {state.name}
        </ExternalLink>
        <span aria-hidden="true">↗</span>
        <span css={detail}>{state.detail}</span>
      </div>
    </Perforated>
  );
}

export const query = graphql`
  fragment StateStamp on StateCard {
    name detail code link alt
    image { childImageSharp { gatsbyImageData(width: 330, aspectRatio: 1, transformOptions: { cropFocus: CENTER }, breakpoints: [200, 330]) } }
  }
`;
