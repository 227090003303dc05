import { css } from "@emotion/react";
import { colour, rule, space, type } from "../theme/tokens";
import { grid, paper } from "../ui/layout/primitives";
import { LineIcon } from "../ui/motifs/icon";

const section = css({
  padding: `${space[5]} clamp(20px, 3vw, ${space[5]}) ${space[2]}`,
  borderTop: `6px solid ${colour.tag}`,
  ...paper,
  h2: { fontSize: type.fact, lineHeight: 1.1 },
  ul: { marginTop: space[3] },
  li: {
    ...grid(3, "24px 1"),
    paddingBlock: space[3],
    color: colour.heading,
    fontWeight: 500,
    lineHeight: 1.4,
  },
  "li + li": { borderTop: rule.dashed },
  svg: { color: colour.tag },
});

interface ServicePointsProps {
  readonly heading: string;
  readonly points: readonly string[];
}

export function ServicePoints({ heading, points: lines }: ServicePointsProps) {
  return (
    <section css={section} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <LineIcon path="M5 12.500l4.500 4.500L19 7" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
