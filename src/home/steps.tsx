import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colour, from, phone, space, type } from "../theme/tokens";
import { Section } from "../ui/layout/section";
import { ButtonLink } from "../ui/links/button-link";
import { Plane } from "../ui/motifs/plane";
import { StepPass } from "./step-pass";

const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  [from.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", gap: space[14] },
});
const start = css({
  p: { marginTop: space[4], fontSize: type.intro, lineHeight: 1.5 },
  a: { marginTop: space[6], [phone]: { display: "none" } },
  [from.desktop]: { position: "sticky", top: "120px", alignSelf: "start" },
});
const list = css({ display: "grid", gap: space[2], [from.tablet]: { gap: space[4] } });
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

/** From the first step in a loop to the last one. */
const WAY = "M20 22C110 10 208 60 200 136c-8 72-118 78-122 8-4-66 96-62 132 12 22 46 40 80 74 98";

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
          <svg css={way} viewBox="0 0 340 300" fill="none" aria-hidden="true" focusable="false">
            <path
              d={WAY}
              stroke="currentColor"
              strokeWidth={3.4}
              strokeLinecap="round"
              strokeDasharray="0.1 9"
            />
            <circle cx={12} cy={20} r={8} fill={colour.surface} stroke="currentColor" strokeWidth={4} />
            <Plane x={302} y={262} turn={24} scale={1.1} />
          </svg>
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
      heading intro step time
      link { label path }
    }
  }
`;
