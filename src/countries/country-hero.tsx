import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import fixedWords from "../../content/words/fixed-pages.json";
import frameWords from "../../content/words/frame.json";
import readingWords from "../../content/words/reading.json";
import { useCompany } from "../lib/hooks/use-company";
import { lettering } from "../theme/lettering";
import { colour, from, ground, phone, space, type } from "../theme/tokens";
import { Breadcrumbs } from "../ui/layout/breadcrumbs";
import { Container } from "../ui/layout/container";
import { above, grid, onDark } from "../ui/layout/primitives";
import { Perforated } from "../ui/motifs/perforated";
import { dayLines, RoundMark } from "../ui/motifs/round-mark";
import { Picture } from "../ui/pictures/picture";

const columns = css(grid(8, { desktop: "17 23" }), { [from.desktop]: { paddingTop: space[5] } });
const title = css({
  marginTop: space[4],
  fontSize: type.countryTitle,
  lineHeight: 0.86,
  letterSpacing: "-0.01em",
});
const study = css({
  display: "block",
  marginBottom: "0.12em",
  color: colour.onDarkWarm,
  fontSize: type.proseH2,
  lineHeight: 1,
});
const stamp = css({
  position: "relative",
  alignSelf: "end",
  marginBottom: `calc(-1 * ${space[16]})`,
  img: { aspectRatio: "4 / 3.2", [from.tablet]: { aspectRatio: "16 / 10.6" } },
});
const mark = css({
  position: "absolute",
  top: "clamp(20px, 3vw, 40px)",
  left: "clamp(20px, 3vw, 40px)",
  width: "clamp(240px, 22vw, 310px)",
  color: colour.onBright,
  opacity: 0.85,
  // The waves would cover a phone's small picture, and a large ring its subject.
  [phone]: { top: "17px", left: "17px", width: "176px", "g path": { display: "none" } },
});
/** Hides the stars of a night sky in the background colour, which would stand among the letters. */
const withoutStars = css({ opacity: 1, "circle:first-of-type": { fill: colour.dark } });

interface CountryHeroProps {
  /** Replaces "Study @" and the name. */
  readonly heading?: string;
  readonly country: Queries.CountryHeroFragment;
  readonly children?: ReactNode;
}

export function CountryHero({ heading, country, children }: CountryHeroProps) {
  const { name: company } = useCompany();
  const { name, darkSky } = country;
  const { trail } = frameWords;
  const { postmarks } = readingWords;
  return (
    <header
      css={{ ...onDark, paddingTop: space[5], h1: { color: colour.onDark } }}
      style={{ background: ground[country.colour] }}
    >
      <Container>
        <Breadcrumbs crumbs={[{ title: trail.countries, path: "/#countries" }, { title: name }]} />
        <div css={columns}>
          <div css={{ [from.desktop]: { paddingBlock: `${space[4]} ${space[24]}` } }}>
            <h1 id="title" css={[title, heading && lettering.title]} tabIndex={-1}>
              {heading ?? (
                <>
                  <span css={study}>{fixedWords.study} </span>
                  {name}
                </>
              )}
            </h1>
            <p css={{ ...above(5), ...lettering.lead, maxWidth: "30em" }}>{country.intro}</p>
            {children}
          </div>
          <div css={stamp}>
            <Perforated>
              <Picture
                file={country.image}
                alt={country.alt}
                phoneFile={country.phoneImage}
                focus={country.focus}
                sizes="(min-width: 1280px) 48rem, (min-width: 1024px) 62vw, (min-width: 640px) 104vw, 88vw"
                eager
              />
            </Perforated>
            <RoundMark
              css={[mark, darkSky && { color: colour.onDarkMuted }, heading && darkSky && withoutStars]}
              top={postmarks.revised}
              bottom={company}
              lines={dayLines(country.reviewed)}
              hasWaves
            />
          </div>
        </div>
      </Container>
    </header>
  );
}

export const query = graphql`
  fragment CountryHero on Country {
    name intro colour
    focus { x y }
    darkSky alt
    reviewed
    image { childImageSharp { gatsbyImageData(layout: FULL_WIDTH, avifOptions: { quality: 36 }, breakpoints: [1600]) } }
    phoneImage: image { childImageSharp { gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.25, transformOptions: { cropFocus: $phoneCrop }, avifOptions: { quality: 27 }, breakpoints: [1040]) } }
  }
`;
