import { css } from "@emotion/react";
import { foldStyle } from "../../components/folds/fold-style";
import { useAddress } from "../../components/folds/use-address";
import { SourceRows, type SourceRowsProps } from "../../components/reading/source-list";
import { colour, space, type } from "../../theme/tokens";
import { useWords } from "../../words/use-words";

const fold = css(foldStyle, {
  borderBlock: `2px dashed ${colour.line}`,
  "&[open]": { paddingBottom: space[6] },
  h2: { fontSize: type.proseH2 },
  small: { display: "block", marginTop: "2px", color: colour.muted, fontSize: type.small, lineHeight: 1.4 },
});

export interface FoldedSourcesProps extends SourceRowsProps {
  readonly id: string;
}

/** The sources of a country guide, whose figures would fill five windows of a phone: folded until somebody asks. */
export function FoldedSources({ id, figures, sources, reviewed }: FoldedSourcesProps) {
  const { facts, reading } = useWords();
  useAddress();
  if (sources.length === 0 && figures.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <details css={fold}>
        <summary>
          <div>
            <h2 id={id}>{reading.sources}</h2>
            {figures.length > 0 && (
              <small>
                {facts.list}: {figures.length}
              </small>
            )}
          </div>
        </summary>
        <SourceRows figures={figures} sources={sources} reviewed={reviewed} />
      </details>
    </section>
  );
}
