import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { Container } from "../components/layout/container";
import { ButtonLink } from "../components/links/button-link";
import { Picture } from "../components/pictures/picture";
import { colour, from, space, type } from "../theme/tokens";
import { BoardingPass } from "./boarding-pass";
import { TypingTitle } from "./typing-title";

/** Words above, scene below; from 1024 px the scene fills it and the words stand on its sky. */
const poster = css({
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  paddingBlock: `${space[11]} 300px`,
  background: colour.sky,
  [from.tablet]: { paddingTop: space[16] },
  [from.desktop]: { minHeight: "clamp(800px, 47vw, 900px)", paddingBlock: `${space[14]} 150px` },
});
const scene = css({
  position: "absolute",
  inset: "auto 0 0",
  zIndex: -1,
  height: "450px",
  maskImage: "linear-gradient(transparent, #000 96px)",
  [from.desktop]: { top: 0, height: "auto", maskImage: "none" },
  picture: { height: "100%" },
  img: { height: "100%", objectPosition: "100% 100%", [from.desktop]: { objectPosition: "100% 70%" } },
});
const words = css({ width: "100%" });
const intro = css({
  maxWidth: "30em",
  marginTop: space[6],
  color: colour.heading,
  fontSize: type.intro,
  fontWeight: 500,
  lineHeight: 1.5,
  [from.desktop]: { maxWidth: "min(30em, 50vw)" },
});
const buttons = css({ display: "flex", flexWrap: "wrap", gap: space[3], marginTop: space[7] });
const passRow = css({
  position: "relative",
  marginTop: "-60px",
  [from.desktop]: { marginTop: "-92px" },
});

interface HeroProps {
  readonly home: Queries.HomeHeroFragment;
  readonly since: number;
}

export function Hero({ home: { hero }, since }: HeroProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div css={poster}>
        <div css={scene}>
          <Picture file={hero.image} phoneFile={hero.phoneImage} alt={hero.alt} sizes="100vw" eager />
        </div>
        <Container css={words}>
          <TypingTitle id={id} line={hero.line} words={hero.words} pause={hero.pause} play={hero.play} />
          <p css={intro}>{hero.intro}</p>
          <div css={buttons}>
            <ButtonLink to={hero.primary.path} look="primary" isWide>
              {hero.primary.label}
            </ButtonLink>
            <ButtonLink to={hero.secondary.path} look="secondary" isWide>
              {hero.secondary.label}
            </ButtonLink>
          </div>
        </Container>
      </div>
      <Container css={passRow}>
        <BoardingPass pass={hero.pass} since={since} />
      </Container>
    </section>
  );
}

export const query = graphql`
  fragment HomeHero on Home {
    hero {
      line
      words
      intro
      alt
      image { childImageSharp { gatsbyImageData(layout: FULL_WIDTH) } }
      phoneImage { childImageSharp { gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 720, 1080]) } }
      primary { label path }
      secondary { label path }
      pass { from fromDetail to toDetail stub fromLabel toLabel sinceLabel }
      pause
      play
    }
  }
`;
