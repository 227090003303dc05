import { css } from "@emotion/react";
import { graphql } from "gatsby";
import readingWords from "../../content/words/reading.json";
import { useCompany } from "../lib/hooks/use-company";
import { lettering, titled } from "../theme/lettering";
import { colour, from, rule, space } from "../theme/tokens";
import { grid } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { ContentButton } from "../ui/links/button-link";
import { Perforated } from "../ui/motifs/perforated";
import { RoundMark } from "../ui/motifs/round-mark";
import { Picture } from "../ui/pictures/picture";

const columns = css({ ...grid(8, { tablet: ["4 5", 11], desktop: ["5 6", 24] }), alignItems: "center" });
const tilted = css({
  transform: "rotate(-2.2deg)",
  img: { aspectRatio: "16 / 9", objectPosition: "50% 60%", [from.tablet]: { aspectRatio: "4 / 4.4" } },
});
/** The page's colour: a mark on a dark drawing would not be legible. */
const PAPER = "rgb(251 246 236 / 0.92)";
const mark = css({
  position: "absolute",
  top: "-24px",
  right: "-12px",
  width: "118px",
  borderRadius: "50%",
  background: PAPER,
  color: colour.onBright,
  [from.desktop]: { top: "-48px", right: "-56px", width: "146px" },
});
const words = css({
  "p:first-of-type": { marginTop: space[5], ...lettering.lead },
  "p + p": { marginTop: space[4] },
});
const cities = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "1.5em",
  /* Clips the separator dot at the beginning of a line. */
  overflow: ["hidden", "clip"],
  margin: `${space[4]} 0 ${space[5]}`,
  paddingBlock: space[4],
  borderBlock: rule.tear,
  ...titled("article", 700, 1.6),
  [from.desktop]: grid(undefined, "repeat(4, max-content)"),
  li: { position: "relative" },
  "li::before": { content: '"•"', position: "absolute", left: "-0.95em", color: colour.accent },
});

interface AboutProps {
  readonly home: Queries.HomeAboutFragment;
  readonly branches: readonly Queries.AboutBranchFragment[];
}

export function About({ home: { about }, branches }: AboutProps) {
  const { since } = useCompany();
  const { postmarks } = readingWords;
  const [head] = branches;
  return (
    <Section ground="page" id="about">
      <div css={columns}>
        <div css={{ position: "relative", maxWidth: "480px" }}>
          <Perforated css={tilted}>
            <Picture
              file={about.image}
              alt={about.alt}
              sizes="(min-width: 1024px) 450px, (min-width: 640px) 40vw, 88vw"
            />
          </Perforated>
          {head && (
            <RoundMark
              css={mark}
              top={head.branch}
              bottom={head.country}
              lines={[postmarks.since, String(since)]}
            />
          )}
        </div>
        <div css={words}>
          <h2 id="about-name">{about.heading}</h2>
          <p>{about.intro}</p>
          <p>{about.text}</p>
          <ul css={cities} aria-label={about.cities}>
            {branches.map(({ branch }) => (
              <li key={branch}>{branch}</li>
            ))}
          </ul>
          <ContentButton link={about.link} look="secondary" />
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment HomeAbout on Home {
    about {
      heading intro text alt cities
      image { childImageSharp { gatsbyImageData(width: 1080, aspectRatio: 0.909, transformOptions: { cropFocus: CENTER }, avifOptions: { quality: 34 }, breakpoints: [1080]) } }
      link { label path }
    }
  }
  fragment AboutBranch on Branch {
    branch country
  }
`;
