import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { type ReactNode, useId, useState } from "react";
import startsWords from "../../content/words/starts.json";
import { FinderPass } from "../compare/finder-pass";
import { homeText } from "../money/home-money";
import { useBudget } from "../ruler/use-budget";
import { budgetIn, type Criteria, type Criterion, choices, oneOf } from "../star/criteria";
import { lettering } from "../theme/lettering";
import { brightScope, skyAtNight } from "../theme/schemes";
import { colour, from, narrow, phone, space } from "../theme/tokens";
import { AfterWriting } from "../ui/cards/after-writing";
import { Container } from "../ui/layout/container";
import { above, onlyBelow, onlyFrom, row, target } from "../ui/layout/primitives";
import { ContentButton } from "../ui/links/button-link";
import { Picture } from "../ui/pictures/picture";
import { TypingTitle } from "./typing-title";

/** The part of the pass's height that overlaps the picture: from 1024 px all but its lower edge. */
const PASS_ON_SCENE = "104px";
const PASS_BELOW_SCENE = "20px";

const poster = css({
  ...brightScope,
  ...skyAtNight,
  position: "relative",
  isolation: "isolate",
  paddingTop: space[3],
  paddingBottom: "216px",
  // Lets the links end above the plane, the highest thing in the picture.
  [from.tablet]: { paddingTop: space[8], paddingBottom: "47.5vw" },
  [from.desktop]: { paddingBlock: 0 },
});
const scene = css({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  overflow: ["hidden", "clip"],
  background: colour.sky,
  [from.desktop]: { bottom: PASS_BELOW_SCENE },
  picture: {
    position: "absolute",
    inset: "auto 0 0",
    height: "300px",
    maskImage: "linear-gradient(transparent, #000 90px)",
    [from.tablet]: { height: "56.25vw", maskImage: "linear-gradient(transparent, #000 8vw)" },
    // Extends below its box, so that the water's edge touches the pass.
    [from.desktop]: { inset: "0 0 -24px", height: "auto", maskImage: "none" },
  },
  img: { height: "100%", objectPosition: "100% 100%", [from.desktop]: { objectPosition: "100% 64%" } },
});
const words = css({
  [from.desktop]: {
    // Low enough to keep the pass in the first window.
    minHeight: `calc(clamp(664px, min(47vw, 100vh - 144px), 860px) - ${PASS_ON_SCENE})`,
    paddingBlock: "34px",
  },
});
const intro = css({
  display: "none",
  marginTop: space[2],
  color: colour.heading,
  ...lettering.lead,
  fontWeight: 500,
  [from.desktop]: { display: "block", maxWidth: "min(32em, 44vw)" },
});
const paid = css({ ...target, minHeight: "32px", ...lettering.firm, [narrow]: { display: "none" } });
/** Below the pass, whose button then stands in a phone's first window. From 1024 px on the top bar has the languages. */
const afterPass = css({
  ...row([0, 4]),
  ...onlyBelow("desktop"),
  ...lettering.firm,
  "& > a": { ...target, color: "inherit" },
  // Its links flow on the line of the link before them.
  ul: { display: "contents" },
});
const talk = css({
  ...row([3, 8]),
  // Phones have the button in the bar at the foot; here they have the last link, and what follows the button.
  "& > p, & > a:not(:last-of-type)": { [phone]: { display: "none" } },
  marginTop: space[5],
  paddingBottom: space[8],
  [from.tablet]: { marginTop: space[8], paddingBottom: space[11], columnGap: space[5] },
  p: { ...onlyFrom("desktop"), color: colour.heading, fontWeight: 600 },
});

interface HeroProps {
  readonly home: Queries.HomeHeroFragment;
  /** Links to the pages for parents. */
  readonly children: ReactNode;
}

export function Hero({ home: { hero }, children }: HeroProps) {
  const id = useId();
  const { told, tell } = useBudget();
  const [priority, setPriority] = useState<Criteria["priority"]>("");
  // The pass and the ruler below it are two handles of the same answers.
  const answer = (name: Criterion, value: string) => {
    if (name === "priority") setPriority(oneOf(value, choices.priority));
    else if (name === "finished") tell({ finished: oneOf(value, choices.finished) });
    else tell({ budget: budgetIn(value) });
  };
  return (
    <section aria-labelledby={id}>
      <div css={poster}>
        <div css={scene}>
          <Picture file={hero.image} phoneFile={hero.phoneImage} alt={hero.alt} sizes="100vw" eager />
        </div>
        <Container css={words}>
          <TypingTitle id={id} hero={hero} />
          <p css={intro}>{hero.intro}</p>
          <Link to={hero.link.path} css={paid}>
            {hero.link.label}
          </Link>
        </Container>
        <Container css={{ ...above(2), [from.desktop]: { marginTop: 0 } }}>
          <FinderPass
            writeRupees={(rupees) => homeText([rupees], "INR")}
            criteria={{ ...told, priority }}
            onCriterion={answer}
          />
          <div css={afterPass}>
            <Link to={hero.link.path}>{hero.link.label}</Link>
            {children}
          </div>
        </Container>
      </div>
      <Container css={talk}>
        <p>{hero.talk}</p>
        <ContentButton link={hero.primary} look="primary" />
        <ContentButton link={hero.secondary} look="tertiary" />
        <Link to="/dates">{startsWords.part.heading}</Link>
        <AfterWriting css={onlyBelow("tablet")} />
      </Container>
    </section>
  );
}

export const query = graphql`
  fragment HomeHero on Home {
    hero {
      line words lead intro talk alt
      link { label path }
      image { childImageSharp { gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1600, 2560]) } }
      phoneImage { childImageSharp { gatsbyImageData(layout: FULL_WIDTH, avifOptions: { quality: 34 }, breakpoints: [1080]) } }
      primary { label path }
      secondary { label path }
      pause play
    }
  }
`;
