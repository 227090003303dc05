import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { lettering } from "../../theme/lettering";
import { colour, rule, space } from "../../theme/tokens";
import { numberRing } from "../../ui/motifs/number-ring";

const box = css({ marginTop: space[8], paddingTop: space[5], borderTop: rule.tear });
const list = css({
  display: "grid",
  gap: space[4],
  marginTop: space[4],
  counterReset: "step",
  li: {
    display: "grid",
    gridTemplateColumns: "36px minmax(0, 1fr)",
    gap: space[3],
    lineHeight: 1.45,
    counterIncrement: "step",
    "&::before": [numberRing, { content: "counter(step)", color: colour.tag }],
  },
});

export function NextSteps({ next: { heading: title, steps } }: { readonly next: Queries.NextStepsFragment }) {
  const id = useId();
  return (
    <section css={box} aria-labelledby={id}>
      <h2 id={id} css={lettering.large}>
        {title}
      </h2>
      <ol css={list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

export const query = graphql`
  fragment NextSteps on PageNext {
    heading steps
  }
`;
