import { css } from "@emotion/react";
import institutionsWords from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { colour, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { ExternalLink } from "../ui/links/external-link";
import type { Institution } from "./institution-groups";

const words = institutionsWords.institutionsPage;

const box = css(foldStyle, { marginTop: space[11], borderBlock: `2px dashed ${colour.line}` });
const opener = css({ color: colour.heading, fontWeight: 700, "&:hover": { textDecoration: "underline" } });
const note = css({ maxWidth: "44em", marginBottom: space[3], lineHeight: 1.45 });
const list = css({
  columnWidth: "22rem",
  columnGap: space[8],
  color: colour.muted,
  fontSize: type.small,
  lineHeight: 1.4,
  li: { paddingBlock: space[1], breakInside: "avoid", overflowWrap: "anywhere" },
});

interface Source {
  readonly name: string;
  readonly url: string;
  readonly kind: keyof typeof words.read;
  readonly day: string;
  readonly told: Set<string>;
}

/** Each page on which something was read, once, and whose city and kind it told. */
function sourcesOf(institutions: readonly Institution[]): Source[] {
  const sources = new Map<string, Source>();
  for (const { name, readIn, day } of institutions) {
    if (!readIn || !day) continue;
    const key = `${readIn.url} ${day}`;
    const source = sources.get(key) ?? { ...readIn, day, told: new Set<string>() };
    source.told.add(name);
    sources.set(key, source);
  }
  return [...sources.values()];
}

interface FinderSourcesProps {
  readonly institutions: readonly Institution[];
}

export function FinderSources({ institutions }: FinderSourcesProps) {
  const sources = sourcesOf(institutions);
  if (sources.length === 0) return null;
  return (
    <details css={box} data-sources="">
      <summary css={opener}>{words.sources}</summary>
      <p css={note}>{words.sourcesText}</p>
      <ul css={list}>
        {sources.map(({ name, url, kind, day, told }) => (
          <li key={url + day}>
            <ExternalLink href={url}>{name}</ExternalLink>, {words.read[kind]},{" "}
            {fill(words.readOn, { date: day })}: {[...told].join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}
