import { css } from "@emotion/react";
import figuresWords from "../../content/words/figures.json";
import readingWords from "../../content/words/reading.json";
import { colour, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { useAddress } from "../ui/folds/use-address";
import { SourceRows, type SourceRowsProps } from "./source-rows";

const fold = css(foldStyle, {
  borderBlock: `2px dashed ${colour.line}`,
  "&[open]": { paddingBottom: space[6] },
  h2: { fontSize: type.proseH2 },
  /* The heading, what it holds below it, the arrow beside both. */
  summary: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignContent: "center",
    rowGap: "2px",
  },
  "summary::after": { gridArea: "1 / 2 / span 2" },
  small: { gridColumn: 1, color: colour.muted, fontSize: type.small, lineHeight: 1.4 },
});

export interface FoldedSourcesProps extends SourceRowsProps {
  readonly id: string;
}

/** The sources of a page: folded, as they would fill five windows of a phone. */
export function FoldedSources({ id, figures, sources, reviewed }: FoldedSourcesProps) {
  const { reading } = readingWords;
  useAddress();
  if (sources.length === 0 && figures.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <details css={fold}>
        <summary>
          <h2 id={id}>{reading.sources}</h2>
          {figures.length > 0 && (
            <small>
              {figuresWords.facts.list}: {figures.length}
            </small>
          )}
        </summary>
        <SourceRows figures={figures} sources={sources} reviewed={reviewed} />
      </details>
    </section>
  );
}
