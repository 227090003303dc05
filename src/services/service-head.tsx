import { css } from "@emotion/react";
import { graphql } from "gatsby";
import frameWords from "../../content/words/frame.json";
import { Points } from "../reading/text-sections";
import { lettering } from "../theme/lettering";
import { colour, from, fromUpright, ground, space, type } from "../theme/tokens";
import { Breadcrumbs } from "../ui/layout/breadcrumbs";
import { Container } from "../ui/layout/container";
import { above, onDark, onlyFrom, paper, stack } from "../ui/layout/primitives";
import { ButtonLink } from "../ui/links/button-link";
import { Picture } from "../ui/pictures/picture";

const section = css({
  padding: `${space[5]} clamp(20px, 3vw, ${space[5]}) ${space[2]}`,
  borderTop: `6px solid ${colour.tag}`,
  ...paper,
  h2: { fontSize: type.fact, lineHeight: 1.1 },
  li: { color: colour.heading, fontWeight: 500 },
  "li:first-of-type": { borderTop: 0 },
});

interface ServicePointsProps {
  readonly heading: string;
  readonly points: readonly string[];
}

export function ServicePoints({ heading, points }: ServicePointsProps) {
  return (
    <section css={section} aria-label={heading}>
      <h2>{heading}</h2>
      <Points lines={points} />
    </section>
  );
}

const gridStyle = css({
  ...stack(8),
  [fromUpright]: { gridTemplateColumns: "minmax(0, 1fr) 280px", alignItems: "end" },
  [from.desktop]: { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)", gap: space[16] },
});
const intro = css({ maxWidth: "32em", marginBlock: `${space[5]} ${space[8]}`, ...lettering.lead });
/** Explicit width: with `justifySelf` alone it would change when the picture loads. */
const poster = css({
  width: "100%",
  maxWidth: "22rem",
  marginBottom: `calc(-1 * ${space[16]})`,
  padding: "10px",
  ...paper,
  img: { aspectRatio: "3 / 4" },
  [fromUpright]: { justifySelf: "end", transform: "rotate(2deg)" },
});

interface ServiceHeadProps {
  readonly service: Queries.ServiceHeadFragment;
  readonly to: string;
}

export function ServiceHead({ service, to }: ServiceHeadProps) {
  const { title: name, heading, intro: introText, colour: groundName, image, alt, cta } = service;
  const { trail } = frameWords;
  return (
    <header
      css={{ ...onDark, paddingTop: space[5], h1: { color: colour.onDark } }}
      style={{ background: ground[groundName] }}
    >
      <Container>
        <Breadcrumbs crumbs={[{ title: trail.services, path: "/#services" }, { title: name }]} />
        <div css={gridStyle}>
          <div css={{ [fromUpright]: { paddingBottom: space[16] } }}>
            <h1 css={{ ...above(5), ...lettering.title, maxWidth: "11em" }} tabIndex={-1}>
              {heading ?? name}
            </h1>
            <p css={intro}>{introText}</p>
            {/* Phones have the way to the form in the bar at the foot. */}
            <div css={onlyFrom("tablet")}>
              <ButtonLink to={to} look={groundName === "red" || groundName === "leaf" ? "ink" : "primary"}>
                {cta.label}
              </ButtonLink>
            </div>
          </div>
          <div css={poster}>
            <Picture file={image} alt={alt} sizes="320px" eager />
          </div>
        </div>
      </Container>
    </header>
  );
}

export const query = graphql`
  fragment ServiceHead on Service {
    title heading intro colour alt
    cta { label }
    image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 900, aspectRatio: 0.75, avifOptions: { quality: 34 }, breakpoints: [900]) } }
  }
`;
