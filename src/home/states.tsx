import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lettering, titled } from "../theme/lettering";
import { colour, font, phone, space, type, withHover, withMotion } from "../theme/tokens";
import { coverLink, filling, grid } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { ContentButton } from "../ui/links/button-link";
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
/** A white background that makes the country code readable on any picture. */
const code = css({
  position: "absolute",
  top: 0,
  right: 0,
  padding: `1px ${space[1]} ${space[1]} ${space[2]}`,
  background: colour.surface,
  ...titled("article", 800, 1),
});
const caption = css({
  ...grid([0, 2], "1 auto"),
  alignItems: "baseline",
  paddingTop: space[2],
  color: colour.accent,
  font: `700 ${type.text}/1.2 ${font.heading}`,
  [phone]: { fontSize: type.small, "& > [aria-hidden]": { display: "none" } },
});
/** Breaks a name that is wider than its stamp, e.g. at a large text size. */
const link = css(coverLink, {
  "--cover-offset": "-7px",
  minWidth: 0,
  color: colour.heading,
  textDecoration: "none",
});

const detail = css({ gridColumn: "1 / -1", color: colour.muted, font: `500 ${type.small}/1.3 ${font.text}` });

function StateStamp({ state }: { readonly state: Queries.StateStampFragment }) {
  return (
    <Perforated isSmall css={stamp}>
      <div css={{ position: "relative", img: { aspectRatio: "1" } }}>
        <Picture
          file={state.image}
          alt={state.alt}
          sizes="(min-width: 1024px) 165px, (min-width: 640px) 22vw, 40vw"
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

const columns = css({
  ...grid(8, { desktop: ["4 8", 11] }),
  alignItems: "center",
  p: { marginBlock: `${space[4]} ${space[2]}`, ...lettering.lead },
});

export function States({ home: { states } }: { readonly home: Queries.HomeStatesFragment }) {
  return (
    <Section ground="states" id="states">
      <div css={columns}>
        <div>
          <h2 id="states-name">{states.heading}</h2>
          <p>{states.intro}</p>
          <ContentButton link={states.link} look="tertiary" />
        </div>
        {/* No gap, so that neighbouring perforations meet. */}
        <ul css={grid(undefined, { base: filling("8.5rem"), tablet: 4 })}>
          {states.cards.map((state) => (
            <li key={state.name}>
              <StateStamp state={state} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment HomeStates on Home {
    states {
      heading intro
      link { label path }
      cards { ...StateStamp }
    }
  }
  fragment StateStamp on StateCard {
    name detail code link alt
    image { childImageSharp { gatsbyImageData(width: 480, aspectRatio: 1, transformOptions: { cropFocus: CENTER }, breakpoints: [200, 480]) } }
  }
`;
