import { css } from "@emotion/react";
import { colour, space, type } from "../../theme/tokens";
import { fill } from "../../words/fill";
import { useWords } from "../../words/use-words";
import { ExternalLink } from "../links/external-link";

const heading = css({ fontSize: "1.625rem" });
const list = css({
  marginTop: space[3],
  fontSize: type.small,
  "& li": { paddingBlock: space[1] },
  color: colour.muted,
});

interface SourceListProps {
  readonly id: string;
  readonly sources: readonly { readonly name: string; readonly link: string }[];
  /** Day on which somebody last read the page, e.g. 20 Nov 2026. */
  readonly reviewed: string;
}

/** The official pages behind a text. */
export function SourceList({ id, sources, reviewed }: SourceListProps) {
  const { reading } = useWords();
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} css={heading}>
        {reading.sources}
      </h2>
      <ul css={list}>
        {sources.map(({ name, link }) => (
          <li key={name}>
            <ExternalLink href={link}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
      <p css={list}>{fill(reading.sourcesRevised, { date: reviewed })}</p>
    </section>
  );
}
