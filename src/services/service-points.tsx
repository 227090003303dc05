import { css } from "@emotion/react";
import { Points } from "../reading/text-sections";
import { colour, space, type } from "../theme/tokens";
import { paper } from "../ui/layout/primitives";

const section = css({
  padding: `${space[5]} clamp(20px, 3vw, ${space[5]}) ${space[2]}`,
  borderTop: `6px solid ${colour.tag}`,
  ...paper,
  h2: { fontSize: type.fact, lineHeight: 1.1 },
  li: { color: colour.heading, fontWeight: 500 },
  "li:first-of-type": { borderTop: 0 },
});

interface ServicePointsProps {
  readonly heading: string;
  readonly points: readonly string[];
}

export function ServicePoints({ heading, points }: ServicePointsProps) {
  return (
    <section css={section} aria-label={heading}>
      <h2>{heading}</h2>
      <Points lines={points} />
    </section>
  );
}
