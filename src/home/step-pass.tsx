import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { coverLink } from "../components/links/cover-link";
import { colour, font, from, phase, radius, shadow, space, type, withMotion } from "../theme/tokens";
import { passMask } from "./pass-shapes";

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
  minHeight: "96px",
  overflow: "clip",
  borderRadius: radius.strip,
  background: colour.surface,
  [from.tablet]: { "--tear": "7rem", gridTemplateColumns: "var(--tear) minmax(0, 1fr) auto" },
});
const stub = css({
  display: "grid",
  alignContent: "center",
  paddingBlock: space[3],
  paddingLeft: space[4],
  borderRight: `2px dashed ${colour.surface}`,
  color: colour.heading,
  font: `600 ${type.small}/1.2 ${font.text}`,
  [from.tablet]: { paddingLeft: space[6] },
});
const numeral = css({ font: `800 2.625rem/0.9 ${font.heading}` });
const words = css({
  alignSelf: "center",
  padding: `${space[3]} ${space[4]}`,
  [from.tablet]: { paddingInline: space[6] },
  p: { marginTop: space[1], fontSize: "1rem", lineHeight: 1.4 },
});
const link = css(coverLink, { "--cover-offset": "-7px", color: "inherit", textDecoration: "none" });
const barcode = css({
  display: "none",
  alignSelf: "center",
  width: "46px",
  height: "56px",
  marginRight: space[6],
  background: [1, 5, 9, 12, 17, 21, 24, 30, 34, 39, 43]
    .map(
      (x, index) =>
        `linear-gradient(${colour.heading}, ${colour.heading}) ${x}px 0 / ${1 + ((index * 2) % 3)}px 100% no-repeat`,
    )
    .join(", "),
  [from.tablet]: { display: "block" },
});

interface StepPassProps {
  readonly step: Queries.StepPassFragment;
  /** Position in the process, from 1. */
  readonly number: number;
  /** Word above the number. */
  readonly label: string;
}

/** A step of the process as a boarding pass that links to its article. */
export function StepPass({ step, number, label }: StepPassProps) {
  return (
    <div css={lift}>
      <article css={pass}>
        <div css={stub} style={{ background: phase[step.phase] }}>
          <span>{label}</span>
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
        <div css={barcode} />
      </article>
    </div>
  );
}

export const query = graphql`
  fragment StepPass on Step {
    title
    path
    text
    phase
  }
`;
