import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { colour, font, from, phase, radius, shadow, space, type, withMotion } from "../theme/tokens";
import { coverLink } from "../ui/links/cover-link";
import { passMask } from "../ui/motifs/pass-mask";

const lift = css({
  filter: shadow.dropSmall,
  [withMotion]: { transition: "transform 160ms ease-out", "&:hover": { transform: "translateX(8px)" } },
});
const pass = css(passMask, {
  "--tear": "4.625rem",
  position: "relative",
  display: "grid",
  gridTemplateColumns: "var(--tear) minmax(0, 1fr)",
  alignItems: "stretch",
  [from.tablet]: {
    "--tear": "7rem",
    gridTemplateColumns: "var(--tear) minmax(0, 1fr) auto",
    minHeight: "96px",
  },
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
  [from.tablet]: { gridRow: "auto", paddingLeft: space[6] },
});
const numeral = css({ font: `800 2.625rem/0.9 ${font.heading}` });
const words = css({
  alignSelf: "center",
  padding: `${space[2]} ${space[4]} 2px`,
  [from.tablet]: { padding: `${space[3]} ${space[6]}` },
  p: { fontSize: "1rem", lineHeight: 1.35, [from.tablet]: { marginTop: space[1], lineHeight: 1.4 } },
});
const link = css(coverLink, { "--cover-offset": "-7px", color: "inherit", textDecoration: "none" });
const time = css({
  gridColumn: 2,
  padding: `0 ${space[4]} ${space[2]}`,
  color: colour.heading,
  font: `800 1.1875rem/1.15 ${font.heading}`,
  [from.tablet]: {
    gridColumn: "auto",
    display: "grid",
    alignContent: "center",
    width: "10.25rem",
    margin: `${space[4]} 0`,
    padding: `0 ${space[5]}`,
    borderLeft: `1px solid ${colour.line}`,
    fontSize: "1.3125rem",
  },
});
const timeLabel = css({ color: colour.muted, font: `600 ${type.small}/1.4 ${font.text}` });

interface StepPassProps {
  readonly step: Queries.StepPassFragment;
  /** Position in the process, from 1. */
  readonly number: number;
  readonly words: Pick<Queries.HomeStepsFragment["steps"], "step" | "time">;
}

export function StepPass({ step, number, words: { step: stepWord, time: timeWord } }: StepPassProps) {
  return (
    <div css={lift}>
      <article css={pass}>
        <div css={stub} style={{ background: phase[step.phase] }}>
          <span>{stepWord}</span>
          <span css={numeral}>{number}</span>
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
          <span css={timeLabel}>{timeWord}</span> {step.time}
        </p>
      </article>
    </div>
  );
}

export const query = graphql`
  fragment StepPass on Step {
    title path text time phase
  }
`;
