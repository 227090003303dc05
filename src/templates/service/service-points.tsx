import { css } from "@emotion/react";
import { colour, radius, shadow, space } from "../../theme/tokens";

const card = css({
  padding: space[6],
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
  h2: { fontSize: "1.5rem" },
});
const points = css({
  marginTop: space[3],
  "& li": {
    paddingBlock: space[3],
    borderTop: `1px dashed ${colour.line}`,
    color: colour.heading,
    fontWeight: 500,
    lineHeight: 1.4,
  },
});

interface ServicePointsProps {
  readonly heading: string;
  readonly points: readonly string[];
}

export function ServicePoints({ heading, points: lines }: ServicePointsProps) {
  return (
    <section css={card} aria-label={heading}>
      <h2>{heading}</h2>
      <ul css={points}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
