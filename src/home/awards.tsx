import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colour, from, largeText, space } from "../theme/tokens";
import { grid } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { Picture } from "../ui/pictures/picture";
import { Carousel } from "./carousel/carousel";

const cardStyle = css({
  ...grid(undefined, "96px 1"),
  height: "100%",
  background: colour.surface,
  [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  "picture, img": { height: "100%" },
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    picture: { aspectRatio: "1", minHeight: "100%" },
  },
});
const words = css({
  alignSelf: "center",
  padding: space[4],
  [from.tablet]: { padding: space[5] },
  p: { marginTop: space[2], lineHeight: 1.45 },
});

function AwardCard({ award }: { readonly award: Queries.AwardCardFragment }) {
  return (
    <article css={cardStyle}>
      <Picture
        file={award.image}
        alt={award.alt}
        sizes="(min-width: 1024px) 260px, (min-width: 640px) 40vw, 260px"
      />
      <div css={words}>
        <h3>{award.title}</h3>
        <p>{award.description}</p>
      </div>
    </article>
  );
}

export function Awards({ home: { awards } }: { readonly home: Queries.HomeAwardsFragment }) {
  return (
    // The carousel extends to the edge of the screen; its overflow must not widen the page.
    <Section ground="awards" id="awards" css={{ overflowX: ["hidden", "clip"] }}>
      <Carousel
        label={awards.heading}
        words={awards.controls}
        heading={<h2 id="awards-name">{awards.heading}</h2>}
        slides={awards.items.map((award) => ({ key: award.title, content: <AwardCard award={award} /> }))}
      />
    </Section>
  );
}

export const query = graphql`
  fragment HomeAwards on Home {
    awards {
      heading
      controls { ...CarouselWords }
      items { ...AwardCard }
    }
  }

  fragment AwardCard on Award {
    title description alt
    image { childImageSharp { gatsbyImageData(width: 780, avifOptions: { quality: 34 }, breakpoints: [780]) } }
  }
`;
