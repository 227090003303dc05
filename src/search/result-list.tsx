import { css } from "@emotion/react";
import { Link } from "gatsby";
import { coverLink } from "../components/links/cover-link";
import { colour, font, phase, size, space, type } from "../theme/tokens";
import { excerpt } from "./excerpt";
import { keepOpened } from "./kept-search";
import type { Found } from "./search-engine";
import type { SearchKind, SearchWords } from "./search-file";

const groupName = css({
  paddingBlock: `${space[5]} ${space[2]}`,
  borderBottom: `2px dashed ${colour.line}`,
  color: colour.heading,
  font: `800 1.3125rem/1.2 ${font.heading}`,
});
const row = css({
  position: "relative",
  display: "grid",
  gap: "2px",
  minHeight: size.target,
  padding: `${space[3]} ${space[8]} ${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${colour.line}`,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  "&::after": {
    content: '"\\2192" / ""',
    position: "absolute",
    right: space[2],
    top: space[3],
    color: colour.accent,
    font: `800 1.125rem/1.3 ${font.heading}`,
  },
  /* The one that Enter opens. */
  "&:hover, &:focus-within": { background: colour.awards, boxShadow: `inset 4px 0 ${colour.accent}` },
  "--cover-offset": "-3px",
  p: { fontSize: type.small, lineHeight: 1.45 },
  mark: { background: phase.plan, color: colour.heading, fontWeight: 700 },
});
const link = css(coverLink, {
  color: colour.heading,
  font: `700 1.1875rem/1.25 ${font.heading}`,
  textDecoration: "none",
  "& > span": { color: colour.muted, font: `400 ${type.small}/1.3 ${font.text}` },
});

interface ResultListProps {
  readonly found: readonly Found[];
  readonly words: SearchWords;
  /** Results of a kind that are shown; default: all. */
  readonly most?: number;
  readonly level: 2 | 3;
  readonly onOpen?: () => void;
}

/** Kinds in the order of their best result. */
function byKind(found: readonly Found[]): [SearchKind, Found[]][] {
  const groups = new Map<SearchKind, Found[]>();
  for (const one of found) groups.set(one.kind, [...(groups.get(one.kind) ?? []), one]);
  return [...groups];
}

/** What was found, by kind, each with the place where the query met it. */
export function ResultList({ found, words, most, level, onOpen }: ResultListProps) {
  const Heading = `h${level}` as const;
  return byKind(found).map(([kind, results]) => (
    <section key={kind} aria-labelledby={`found-${kind}`}>
      <Heading id={`found-${kind}`} css={groupName}>
        {words.kinds[kind]}
      </Heading>
      <ul>
        {results.slice(0, most).map((one) => (
          <li key={one.path} css={row}>
            <Link
              to={one.path}
              css={link}
              data-found=""
              onClick={() => {
                keepOpened(one);
                onOpen?.();
              }}
            >
              {one.title}
              {one.page && <span>, {one.page}</span>}
            </Link>
            {one.text && (
              <p>
                {excerpt(one.text, one.terms).map(({ text, isMet }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
                  isMet ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
