import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../components/layout/section";
import { ButtonLink } from "../components/links/button-link";
import { from, space, type } from "../theme/tokens";
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
const list = css({ display: "grid", gap: space[4] });

interface StepsProps {
  readonly id: string;
  readonly home: Queries.HomeStepsFragment;
  readonly steps: readonly Queries.StepPassFragment[];
}

export function Steps({ id, home: { steps: text }, steps }: StepsProps) {
  return (
    <Section ground="page" id={id} labelledBy={`${id}-name`}>
      <div css={columns}>
        <div css={start}>
          <h2 id={`${id}-name`}>{text.heading}</h2>
          <p>{text.intro}</p>
          <ButtonLink to={text.link.path} look="ink">
            {text.link.label}
          </ButtonLink>
        </div>
        <ol css={list}>
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
      heading
      intro
      step
      time
      link { label path }
    }
  }
`;
