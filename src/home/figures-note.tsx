import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type } from "../theme/tokens";
import { fill } from "../words/fill";
import { Filled } from "../words/filled";

const note = css({ fontSize: type.small, lineHeight: 1.45 });

interface FiguresNoteProps {
  readonly words: Queries.FiguresNoteFragment;
  readonly facts: readonly (Queries.FactSourceFragment & { readonly confirm: string | null })[];
  readonly className?: string;
}

/** Names the source of several figures and the oldest day of a check; of unconfirmed ones, that nobody has checked. */
export function FiguresNote({ words, facts, className }: FiguresNoteProps) {
  const [oldest] = [...facts].sort((a, b) => a.checkedOn.localeCompare(b.checkedOn));
  if (!oldest) return null;
  const names = [...new Set(facts.map(({ source }) => source.name))];
  const source = new Intl.ListFormat("en-GB").format(names);
  if (facts.some(({ confirm }) => confirm)) {
    return (
      <p css={note} className={className} data-figures-note="unconfirmed">
        {fill(words.unconfirmed, { source })}
      </p>
    );
  }
  return (
    <p css={note} className={className} data-figures-note="checked">
      {facts.some(({ isDue }) => isDue) && <strong>{words.due} </strong>}
      <Filled
        text={words.checked}
        values={{ source, date: <time dateTime={oldest.checkedOn}>{oldest.checkedOnText}</time> }}
      />
    </p>
  );
}

export const query = graphql`
  fragment FiguresNote on FiguresNote {
    checked
    due
    unconfirmed
  }
`;
