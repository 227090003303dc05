import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { homeText } from "../components/facts/home-money";
import { FinderPass } from "../components/finder/finder-pass";
import { Container } from "../components/layout/container";
import { ButtonLink } from "../components/links/button-link";
import { Picture } from "../components/pictures/picture";
import { colour, from, space, type } from "../theme/tokens";
import { fill } from "../words/fill";
import { TypingTitle } from "./typing-title";

/** Words above, scene below; from 1024 px the scene fills it and the words stand on its sky. */
const poster = css({
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  paddingBlock: `${space[11]} 300px`,
  background: colour.sky,
  [from.tablet]: { paddingTop: space[16] },
  [from.desktop]: { minHeight: "clamp(800px, 47vw, 900px)", paddingBlock: `${space[8]} 150px` },
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
const lead = css({
  maxWidth: "24em",
  marginTop: space[6],
  color: colour.heading,
  fontSize: type.h3,
  fontWeight: 700,
  lineHeight: 1.3,
});
const intro = css({
  maxWidth: "30em",
  marginTop: space[2],
  color: colour.heading,
  fontSize: type.intro,
  fontWeight: 500,
  lineHeight: 1.5,
  [from.desktop]: { maxWidth: "min(40em, 60vw)" },
});
const buttons = css({ display: "flex", flexWrap: "wrap", gap: space[3], marginTop: space[7] });
const passRow = css({
  position: "relative",
  marginTop: "-60px",
  [from.desktop]: { marginTop: "-92px" },
});

interface HeroProps {
  readonly home: Queries.HomeHeroFragment;
  readonly finder: Queries.FinderWordsFragment;
  readonly money: Queries.HeroMoneyFragment;
}

export function Hero({ home: { hero }, finder, money: { lakh, to } }: HeroProps) {
  const id = useId();
  const inWords = { lakh: (count: string) => fill(lakh, { count }), to };
  return (
    <section aria-labelledby={id}>
      <div css={poster}>
        <div css={scene}>
          <Picture file={hero.image} phoneFile={hero.phoneImage} alt={hero.alt} sizes="100vw" eager />
        </div>
        <Container css={words}>
          <TypingTitle id={id} line={hero.line} words={hero.words} pause={hero.pause} play={hero.play} />
          <p css={lead}>{hero.lead}</p>
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
        <FinderPass words={finder} writeRupees={(rupees) => homeText([rupees], "INR", inWords)} />
      </Container>
    </section>
  );
}

export const query = graphql`
  fragment HomeHero on Home {
    hero {
      line
      words
      lead
      intro
      alt
      image { childImageSharp { gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1080, 1366, 1600, 1920, 2560]) } }
      phoneImage { childImageSharp { gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1080]) } }
      primary { label path }
      secondary { label path }
      pause
      play
    }
  }
  fragment HeroMoney on WordsPanel {
    lakh
    to
  }
`;
