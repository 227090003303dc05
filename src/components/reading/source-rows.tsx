import { css } from "@emotion/react";
import { colour, space, type } from "../../theme/tokens";
import { fill } from "../../words/fill";
import { useWords } from "../../words/use-words";
import { FigureList } from "../facts/figure-list";
import { ExternalLink } from "../links/external-link";

const heading = css({ fontSize: "1.625rem" });
const behind = css({ marginTop: space[6], fontSize: "1.25rem" });
const list = css({
  marginTop: space[3],
  fontSize: type.small,
  "& li": { paddingBlock: space[1] },
  color: colour.muted,
});

export interface SourceRowsProps {
  /** The figures that the page states. */
  readonly figures: readonly Queries.FactRowFragment[];
  readonly sources: readonly { readonly name: string; readonly link: string }[];
  /** Day on which somebody last revised the text, e.g. 20 Nov 2026. */
  readonly reviewed: string;
}

interface SourceListProps extends SourceRowsProps {
  readonly id: string;
}

/** Where a page has what it says from: its figures, each with its authority, and the pages behind its text. */
export function SourceList({ id, figures, sources, reviewed }: SourceListProps) {
  const { reading } = useWords();
  if (sources.length === 0 && figures.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} css={heading}>
        {reading.sources}
      </h2>
      <SourceRows figures={figures} sources={sources} reviewed={reviewed} />
    </section>
  );
}

/** What stands below the heading. */
export function SourceRows({ figures, sources, reviewed }: SourceRowsProps) {
  const { reading } = useWords();
  return (
    <>
      <p css={list}>{fill(reading.sourcesRevised, { date: reviewed })}</p>
      <FigureList facts={figures} />
      {sources.length > 0 && <h3 css={behind}>{reading.sourcesPages}</h3>}
      <ul css={list}>
        {sources.map(({ name, link }) => (
          <li key={name}>
            <ExternalLink href={link}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
