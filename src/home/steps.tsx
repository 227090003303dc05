import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { lettering, titled } from "../theme/lettering";
import { paperScope } from "../theme/schemes";
import {
  colour,
  font,
  from,
  phase,
  phone,
  radius,
  rule,
  shadow,
  space,
  type,
  withHover,
  withMotion,
} from "../theme/tokens";
import { coverLink, grid, stack, ticket } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { ContentButton } from "../ui/links/button-link";

const lift = css({
  filter: shadow.dropSmall,
  [withMotion]: {
    transition: "transform 160ms ease-out",
    [withHover]: { "&:hover": { transform: "translateX(8px)" } },
  },
});
const pass = css(paperScope, grid(undefined, { base: "var(--tear) 1", tablet: "var(--tear) 1 auto" }), {
  "--tear": "4.625rem",
  ...ticket("var(--tear) 0", "var(--tear) 100%"),
  position: "relative",
  [from.tablet]: { "--tear": "7rem", minHeight: "96px" },
  overflow: ["hidden", "clip"],
  borderRadius: radius.strip,
  background: colour.surface,
});
const stub = css({
  gridRow: "1 / span 2",
  display: "grid",
  alignContent: "center",
  paddingBlock: space[3],
  paddingLeft: space[4],
  borderRight: `2px dashed ${colour.surface}`,
  color: colour.heading,
  font: `600 ${type.small}/1.2 ${font.text}`,
  [from.tablet]: { gridRow: "auto", paddingLeft: space[5] },
});
const words = css({
  alignSelf: "center",
  padding: `${space[2]} ${space[4]} 2px`,
  [from.tablet]: { padding: `${space[3]} ${space[5]}` },
  p: { fontSize: type.text, lineHeight: 1.35, [from.tablet]: { marginTop: space[1], lineHeight: 1.4 } },
});
const link = css(coverLink, { "--cover-offset": "-7px", color: "inherit", textDecoration: "none" });
const time = css({
  gridColumn: 2,
  padding: `0 ${space[4]} ${space[2]}`,
  ...titled("article", 800, 1.15),
  [from.tablet]: {
    gridColumn: "auto",
    display: "grid",
    alignContent: "center",
    width: "10.25rem",
    margin: `${space[4]} 0`,
    padding: `0 ${space[5]}`,
    borderLeft: rule.thin,
    fontSize: type.h3,
  },
});

interface StepPassProps {
  readonly step: Queries.StepPassFragment;
  /** Position in the process, from 1. */
  readonly number: number;
  readonly words: Pick<Queries.HomeStepsFragment["steps"], "step" | "time">;
}

function StepPass({ step, number, words: { step: stepWord, time: timeWord } }: StepPassProps) {
  return (
    <div css={lift}>
      <article css={pass}>
        <div css={stub} style={{ background: phase[step.phase] }}>
          <span>{stepWord}</span>
          <span css={{ font: `800 ${type.proseH2}/0.9 ${font.heading}` }}>{number}</span>
        </div>
        <div css={words}>
          <h3>
            <Link to={step.path} css={link}>
              {step.title}
            </Link>
          </h3>
          <p>{step.text}</p>
        </div>
        <p css={time}>
          <span css={lettering.muted}>{timeWord}</span> {step.time}
        </p>
      </article>
    </div>
  );
}

const start = css({
  p: { marginTop: space[4], ...lettering.lead },
  a: { marginTop: space[5], [phone]: { display: "none" } },
  [from.desktop]: { position: "sticky", top: "120px", alignSelf: "start" },
});
const way = css({
  display: "none",
  "@media (min-width: 64em) and (min-height: 44em)": {
    display: "block",
    width: "100%",
    maxWidth: "340px",
    marginTop: space[8],
    color: colour.current,
  },
});

const PLANE =
  "M33 0c0 3-5 5-11 5H8L-8 27h-8L-9 5h-12l-7 8h-6l4-13-4-13h6l7 8h12l-7-22h8L8-5h14c6 0 11 2 11 5z";
const WAY = "M20 22C110 10 208 60 200 136c-8 72-118 78-122 8-4-66 96-62 132 12 22 46 40 80 74 98";

interface StepsProps {
  readonly home: Queries.HomeStepsFragment;
  readonly steps: readonly Queries.StepPassFragment[];
}

export function Steps({ home: { steps: text }, steps }: StepsProps) {
  return (
    <Section ground="page" id="steps">
      <div css={grid(5, { desktop: ["4 8", 16] })}>
        <div css={start}>
          <h2 id="steps-name">{text.heading}</h2>
          <p>{text.intro}</p>
          <ContentButton link={text.link} look="secondary" />
          <svg css={way} viewBox="0 0 340 300" fill="none" aria-hidden="true" focusable="false">
            <path
              d={WAY}
              stroke="currentColor"
              strokeWidth={3.4}
              strokeLinecap="round"
              strokeDasharray="0.1 9"
            />
            <circle cx={12} cy={20} r={8} fill={colour.surface} stroke="currentColor" strokeWidth={4} />
            <path d={PLANE} fill="currentColor" transform="translate(302 262) rotate(24) scale(1.1)" />
          </svg>
        </div>
        <ol css={{ ...stack(2), [from.tablet]: { gap: space[4] } }}>
          {steps.map((step, index) => (
            <li key={step.path}>
              <StepPass step={step} number={index + 1} words={text} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment HomeSteps on Home {
    steps {
      heading intro step time
      link { label path }
    }
  }
  fragment StepPass on Step {
    title path text time phase
  }
`;
