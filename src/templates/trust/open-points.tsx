import { css } from "@emotion/react";
import { colour, space, type } from "../../theme/tokens";

const box = css({
  padding: `${space[5]} ${space[6]}`,
  border: `2px dashed ${colour.accent}`,
  background: colour.surface,
  fontSize: type.small,
  lineHeight: 1.5,
  h2: { marginBottom: space[2], fontSize: "1.3rem" },
  ul: { paddingLeft: "1.2em", listStyle: "disc" },
  li: { paddingBlock: space[1] },
});

interface OpenPointsProps {
  readonly id: string;
  readonly heading: string;
  /** The page's `confirm` entries. */
  readonly points: readonly string[];
}

/** What a page says that the company has not confirmed yet; nothing once it has. */
export function OpenPoints({ id, heading, points }: OpenPointsProps) {
  if (points.length === 0) return null;
  return (
    <section css={box} aria-labelledby={id} data-open-points>
      <h2 id={id}>{heading}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
