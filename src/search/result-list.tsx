import { css } from "@emotion/react";
import { Link } from "gatsby";
import { StateMark } from "../components/facts/state-mark";
import { foldStyle } from "../components/folds/fold-style";
import { coverLink } from "../components/links/cover-link";
import { colour, font, phase, size, space, type } from "../theme/tokens";
import { fill } from "../words/fill";
import { useWords } from "../words/use-words";
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
const item = css({
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
  "& > span": { display: "block", color: colour.muted, font: `400 ${type.small}/1.3 ${font.text}` },
});

/** Results of a kind that are shown at once. */
const FIRST = 3;
const value = css({ "&&": { color: colour.heading, font: `800 1.4375rem/1.2 ${font.heading}` } });
const standing = css({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  color: colour.muted,
  "& > span::first-letter": { textTransform: "uppercase" },
});
/** On a wide page two columns, each with whole groups, so that opening one moves none of the other. */
const halves = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 26rem), 1fr))",
  columnGap: space[11],
});
const rest = css(foldStyle, { summary: { color: colour.link, fontWeight: 700 } });

interface ResultListProps {
  readonly found: readonly Found[];
  readonly words: SearchWords;
  /** Whether only the first of each kind are shown; else the others are folded. */
  readonly isBrief?: boolean;
  readonly level: 2 | 3;
  readonly onOpen?: () => void;
}

/** Kinds in the order of their best result; figures first, unless the best is a whole page, as where its name was typed. */
function byKind(found: readonly Found[]): [SearchKind, Found[]][] {
  const groups = new Map<SearchKind, Found[]>();
  for (const one of found) groups.set(one.kind, [...(groups.get(one.kind) ?? []), one]);
  const [best] = found;
  const place = (kind: SearchKind) => {
    if (best?.isPage && kind === best.kind) return 0;
    return kind === "figure" ? 1 : 2;
  };
  return [...groups].sort(([one], [other]) => place(one) - place(other));
}

interface ResultRowProps {
  readonly one: Found;
  readonly onOpen?: () => void;
}

/** How a figure is known, with its day. */
function Standing({ state, date }: Pick<Found, "state" | "date">) {
  const known = Object.entries(useWords().facts.states).find(([name]) => name === state);
  return (
    known && (
      <p css={standing}>
        <span aria-hidden="true">
          <StateMark state={known[0]} />
        </span>
        <span>{[known[1], date].filter(Boolean).join(", ")}</span>
      </p>
    )
  );
}

/** A figure with its value, or the place where the query met a text. */
function ResultRow({ one, onOpen }: ResultRowProps) {
  return (
    <li css={item}>
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
        {one.page && (
          <>
            <span className="visually-hidden">, </span>
            <span>{one.page}</span>
          </>
        )}
      </Link>
      {one.kind === "figure" && (
        <>
          <p css={value}>{one.state === "ended" ? <s>{one.text}</s> : one.text}</p>
          <Standing state={one.state} date={one.date} />
        </>
      )}
      {one.kind !== "figure" && one.text && (
        <p>
          {excerpt(one.text, one.terms).map(({ text, isMet }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
            isMet ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </p>
      )}
    </li>
  );
}

type Group = readonly [SearchKind, readonly Found[]];

/** Groups of about half of what is shown, and the others. */
function inHalves(groups: readonly Group[]): Group[][] {
  const heights = groups.map(([, results]) => 1 + Math.min(results.length, FIRST));
  const all = heights.reduce((sum, height) => sum + height, 0);
  let above = 0;
  const columns: [Group[], Group[]] = [[], []];
  groups.forEach((group, index) => {
    const height = heights[index] ?? 0;
    columns[above + height / 2 <= all / 2 ? 0 : 1].push(group);
    above += height;
  });
  return columns.filter((column) => column.length > 0);
}

/** What was found, by kind, each with the place where the query met it. */
export function ResultList({ found, words, isBrief = false, level, onOpen }: ResultListProps) {
  const Heading = `h${level}` as const;
  const row = (one: Found) => <ResultRow key={one.path} one={one} onOpen={onOpen} />;
  const section = ([kind, results]: Group) => (
    <section key={kind} aria-labelledby={`found-${kind}`}>
      <Heading id={`found-${kind}`} css={groupName}>
        {words.kinds[kind]}
      </Heading>
      <ul>{results.slice(0, FIRST).map(row)}</ul>
      {!isBrief && results.length > FIRST && (
        <details css={rest}>
          <summary>{fill(words.group, { count: results.length })}</summary>
          <ul>{results.slice(FIRST).map(row)}</ul>
        </details>
      )}
    </section>
  );
  const groups = byKind(found);
  if (isBrief) return groups.map(section);
  return (
    <div css={halves}>
      {inHalves(groups).map((column) => (
        <div key={column[0]?.[0]}>{column.map(section)}</div>
      ))}
    </div>
  );
}
