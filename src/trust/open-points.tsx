import { css } from "@emotion/react";
import trustWords from "../../content/words/trust.json";
import { colour, size, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";

const fold = css(foldStyle, {
  fontSize: type.article,
  borderBlock: `2px dashed ${colour.line}`,
  lineHeight: 1.5,
  h2: { fontSize: type.h3 },
  ul: { maxWidth: size.prose, paddingBottom: space[6], paddingLeft: "1.2em", listStyle: "disc" },
  li: { paddingBlock: space[1] },
});

interface OpenPointsProps {
  readonly id: string;
  /** The page's `confirm` entries. */
  readonly points: readonly string[];
}

/** What a page says that the company has not confirmed yet, folded; nothing once it has. */
export function OpenPoints({ id, points }: OpenPointsProps) {
  if (points.length === 0) return null;
  return (
    <details css={fold} data-open-points>
      <summary>
        <h2 id={id}>{trustWords.trust.open}</h2>
      </summary>
      <ul aria-labelledby={id}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  );
}
