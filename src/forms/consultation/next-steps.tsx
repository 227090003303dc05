import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { lettering } from "../../theme/lettering";
import { colour, rule, space } from "../../theme/tokens";
import { above, grid, stack } from "../../ui/layout/primitives";
import { numberRing } from "../../ui/motifs/number-ring";

const list = css({
  ...stack(4),
  marginTop: space[4],
  counterReset: "step",
  li: {
    ...grid(3, "36px 1"),
    lineHeight: 1.45,
    counterIncrement: "step",
    "&::before": [numberRing, { content: "counter(step)", color: colour.tag }],
  },
});

export function NextSteps({ next: { heading: title, steps } }: { readonly next: Queries.NextStepsFragment }) {
  const id = useId();
  return (
    <section css={{ ...above(8), paddingTop: space[5], borderTop: rule.tear }} aria-labelledby={id}>
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
