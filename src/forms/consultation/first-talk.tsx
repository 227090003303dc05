import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import { lettering } from "../../theme/lettering";
import { colour, rule, shadow, space, type } from "../../theme/tokens";
import { above, grid, numberRing, stack, target } from "../../ui/layout/primitives";
import { LineIcon } from "../../ui/motifs/icon";

const list = css({
  ...stack(4),
  marginTop: space[4],
  counterReset: "step",
  li: {
    ...grid(3, "36px 1"),
    lineHeight: 1.45,
    counterIncrement: "step",
    "&::before": { ...numberRing, content: "counter(step)", color: colour.tag },
  },
});

export function FirstTalk({ heading, steps }: Queries.FirstTalkFragment) {
  const id = useId();
  return (
    <section css={{ ...above(8), paddingTop: space[5], borderTop: rule.tear }} aria-labelledby={id}>
      <h2 id={id} css={lettering.large}>
        {heading}
      </h2>
      <ol css={list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

const slip = css({
  marginTop: space[8],
  padding: `${space[5]} ${space[5]} ${space[3]}`,
  background: colour.awards,
  boxShadow: shadow.card,
  h2: { fontSize: type.fact },
  ul: { marginTop: space[3] },
  li: {
    ...grid(3, "20px 1"),
    paddingBlock: space[3],
    borderBottom: `1px dashed ${colour.muted}`,
    color: colour.heading,
    lineHeight: 1.35,
  },
  svg: { marginTop: "2px", color: colour.tag },
  a: { ...target, fontWeight: 600 },
});

export function BringList({ heading, items, link }: Queries.BringListFragment) {
  const id = useId();
  return (
    <section css={slip} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <LineIcon path="M4 12.600l5.400 5.400L20 6" size={20} />
            {item}
          </li>
        ))}
      </ul>
      <Link to={link.path}>{link.label}</Link>
    </section>
  );
}

export const query = graphql`
  fragment FirstTalk on PageNext {
    heading steps
  }
  fragment BringList on PageBring {
    heading items
    link { label path }
  }
`;
