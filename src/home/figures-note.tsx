import { css } from "@emotion/react";
import { type } from "../theme/tokens";

const note = css({ fontSize: type.small, lineHeight: 1.45 });

interface FiguresNoteProps {
  /** What is counted, e.g. counts. */
  readonly what: string;
  readonly facts: readonly Queries.FactSourceFragment[];
  readonly className?: string;
}

/** Whose several figures are, and the oldest day on which one of them was checked. */
export function FiguresNote({ what, facts, className }: FiguresNoteProps) {
  const [oldest] = [...facts].sort((a, b) => a.checkedOn.localeCompare(b.checkedOn));
  if (!oldest) return null;
  const sources = [...new Set(facts.map(({ source }) => `${source.name}’s`))].join(" and ");
  return (
    <p css={note} className={className}>
      {facts.some(({ isDue }) => isDue) && <strong>Check before relying on these. </strong>}
      {sources} own {what}, last checked on <time dateTime={oldest.checkedOn}>{oldest.checkedOnText}</time>.
    </p>
  );
}
