import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { Section } from "../components/layout/section";
import { ButtonLink } from "../components/links/button-link";
import { colour, from, space, type } from "../theme/tokens";
import { dots } from "./pass-shapes";
import { Plane } from "./plane";
import { StepPass } from "./step-pass";

const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  [from.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", gap: space[14] },
});
const start = css({
  p: { marginBlock: `${space[4]} ${space[6]}`, fontSize: type.intro, lineHeight: 1.5 },
  [from.desktop]: { position: "sticky", top: "120px", alignSelf: "start" },
});
const loop = css({
  display: "none",
  width: "300px",
  marginTop: space[8],
  color: colour.heading,
  [from.desktop]: { display: "block" },
});
const list = css({ display: "grid", gap: space[4] });

interface StepsProps {
  readonly home: Queries.HomeStepsFragment;
  readonly steps: readonly Queries.StepPassFragment[];
}

export function Steps({ home: { steps: text }, steps }: StepsProps) {
  const id = useId();
  return (
    <Section ground="page" labelledBy={id}>
      <div css={columns}>
        <div css={start}>
          <h2 id={id}>{text.heading}</h2>
          <p>{text.intro}</p>
          <ButtonLink to={text.link.path} look="ink">
            {text.link.label}
          </ButtonLink>
          <svg css={loop} viewBox="0 0 300 300" aria-hidden="true" focusable="false">
            <path
              d="M36 10C32 110 60 206 128 204C200 202 214 96 160 92C104 88 118 190 164 232C188 254 208 262 232 266"
              {...dots}
              stroke={colour.accent}
              strokeWidth={3}
            />
            <Plane x={264} y={272} turn={10} scale={0.95} />
          </svg>
        </div>
        <ol css={list}>
          {steps.map((step, index) => (
            <li key={step.path}>
              <StepPass step={step} number={index + 1} label={text.step} />
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
      heading
      intro
      step
      link { label path }
    }
  }
`;
