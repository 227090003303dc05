import { css } from "@emotion/react";
import readingWords from "../../content/words/reading.json";
import { FigureList } from "../figures/figure-list";
import { fill } from "../lib/fill";
import { colour, from, space, type } from "../theme/tokens";
import { ExternalLink } from "../ui/links/external-link";

const behind = css({ marginTop: space[6], fontSize: "1.25rem" });
const list = css({
  marginTop: space[3],
  fontSize: type.small,
  "& li": { paddingBlock: space[1] },
  color: colour.muted,
});
const columns = css({ [from.wide]: { columns: 2, columnGap: space[6], li: { breakInside: "avoid" } } });

export interface SourceRowsProps {
  readonly figures: readonly Queries.FactRowFragment[];
  readonly sources: readonly { readonly name: string; readonly link: string }[];
  /** Day on which somebody last revised the text, e.g. 20 Nov 2026. */
  readonly reviewed: string;
}

export function SourceRows({ figures, sources, reviewed }: SourceRowsProps) {
  const { reading } = readingWords;
  return (
    <>
      <p css={list}>{fill(reading.sourcesRevised, { date: reviewed })}</p>
      <FigureList facts={figures} />
      {sources.length > 0 && <h3 css={behind}>{reading.sourcesPages}</h3>}
      <ul css={[list, columns]}>
        {sources.map(({ name, link }) => (
          <li key={name}>
            <ExternalLink href={link}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
