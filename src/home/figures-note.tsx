import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { fill } from "../lib/fill";
import { Filled } from "../lib/filled";
import { type } from "../theme/tokens";

const note = css({ fontSize: type.small, lineHeight: 1.45 });

interface FiguresNoteProps {
  readonly words: Queries.FiguresNoteFragment;
  readonly facts: readonly Queries.FactSourceFragment[];
  readonly className?: string;
}

/** Names the source of several figures and the oldest day of a confirmation; of others, that nobody has confirmed them. */
export function FiguresNote({ words, facts, className }: FiguresNoteProps) {
  const [oldest] = [...facts].sort((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
  if (!oldest) return null;
  const names = [...new Set(facts.map(({ official }) => official.name))];
  const source = new Intl.ListFormat("en-GB").format(names);
  if (facts.some(({ day }) => !day)) {
    return (
      <p css={note} className={className} data-figures-note="unconfirmed">
        {fill(words.unconfirmed, { source })}
      </p>
    );
  }
  return (
    <p css={note} className={className} data-figures-note="confirmed">
      {facts.some(({ state }) => state !== "confirmed") && <strong>{words.due} </strong>}
      <Filled
        text={words.confirmed}
        values={{ source, date: <time dateTime={oldest.day ?? undefined}>{oldest.dayText}</time> }}
      />
    </p>
  );
}

export const query = graphql`
  fragment FiguresNote on FiguresNote {
    confirmed
    due
    unconfirmed
  }
`;
