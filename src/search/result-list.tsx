import { css } from "@emotion/react";
import { Link } from "gatsby";
import figuresWords from "../../content/words/figures.json";
import { StateMark } from "../figures/state-mark";
import { fill } from "../lib/fill";
import { colour, font, from, phase, size, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { coverLink } from "../ui/links/cover-link";
import { excerpt } from "./excerpt";
import { keepOpened } from "./kept-search";
import type { Found } from "./search-engine";
import type { SearchKind, SearchWords } from "./search-file";
import { words as wordsOf } from "./search-words";

const groupName = css({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  paddingBlock: `${space[7]} ${space[2]}`,
  borderBottom: `2px solid ${colour.heading}`,
  color: colour.heading,
  font: `800 ${type.fact}/1.15 ${font.heading}`,
  small: { color: colour.muted, font: `600 ${type.small}/1.2 ${font.text}` },
});
/** In the dialog they are nearer, so that a first look meets more of them. */
const brief = css({ paddingTop: space[5], fontSize: type.h3 });
const tiles = css({
  [from.tablet]: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    columnGap: space[4],
    "& > li": { alignContent: "start", paddingRight: 0 },
    "& > li::after": { content: "none" },
  },
});
const answer = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
  gap: space[4],
  paddingTop: space[4],
  "--answer": "2.25rem",
  "& > li": { padding: `${space[4]} ${space[8]} ${space[4]} ${space[4]}`, background: colour.awards },
});
const item = css({
  position: "relative",
  display: "grid",
  gap: "2px",
  minHeight: size.target,
  padding: `${space[3]} ${space[8]} ${space[3]} 0`,
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
  "&:hover, &:focus-within": {
    background: colour.awards,
    boxShadow: `-${space[3]} 0 ${colour.awards}, -${space[4]} 0 ${colour.accent}`,
  },
  "--cover-offset": "-3px",
  p: { fontSize: type.small, lineHeight: 1.45 },
  mark: { background: phase.plan, color: colour.heading, fontWeight: 700 },
});
const link = css(coverLink, {
  color: colour.heading,
  font: `700 1.3125rem/1.2 ${font.heading}`,
  textDecoration: "none",
  "& > span": { display: "block", color: colour.link, font: `700 ${type.small}/1.4 ${font.text}` },
});

/** Results of a kind that are shown at once. */
const FIRST = 3;
/** For the eye the value comes first. */
const value = css({
  order: -1,
  "&&": { color: colour.heading, font: `800 var(--answer, 1.5rem)/1.2 ${font.heading}` },
  s: { color: colour.error },
});
const standing = css({
  display: "flex",
  alignItems: "baseline",
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

/** What belongs to one page or country stands together, in the place of its best. */
function byPage(results: readonly Found[]): Found[] {
  const places = new Map<string, Found[]>();
  for (const one of results) {
    const key = one.isPage ? one.title : one.page;
    places.set(key, [...(places.get(key) ?? []), one]);
  }
  return [...places.values()].flat();
}

/** Kinds in the order of their best result; figures first, unless nothing but the name of the best page was typed. */
function byKind(found: readonly Found[]): [SearchKind, Found[]][] {
  const groups = new Map<SearchKind, Found[]>();
  for (const one of found) groups.set(one.kind, [...(groups.get(one.kind) ?? []), one]);
  const [best] = found;
  const name = best?.isPage ? wordsOf(best.title) : [];
  const isNamed = name.length > 0 && best?.terms.every((met) => name.includes(met));
  const place = (kind: SearchKind) => {
    if (isNamed && kind === best?.kind) return 0;
    return kind === "figure" ? 1 : 2;
  };
  return [...groups]
    .map(([kind, results]): [SearchKind, Found[]] => [kind, byPage(results)])
    .sort(([one], [other]) => place(one) - place(other));
}

interface ResultRowProps {
  readonly one: Found;
  readonly onOpen?: () => void;
}

function Standing({ state, date }: Pick<Found, "state" | "date">) {
  const known = Object.entries(figuresWords.facts.states).find(([name]) => name === state);
  return (
    known && (
      <p css={standing}>
        {known[0] === "confirmed" && (
          <span aria-hidden="true">
            <StateMark state="confirmed" />
          </span>
        )}
        <span>{[known[1], date?.replaceAll(" ", "\u00a0")].filter(Boolean).join(", ")}</span>
      </p>
    )
  );
}

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

export function ResultList({ found, words, isBrief = false, level, onOpen }: ResultListProps) {
  const Heading = `h${level}` as const;
  const groups = byKind(found);
  // Figures that come first have the whole width: they are the answer.
  const isFigures = groups[0]?.[0] === "figure";
  const row = (one: Found) => <ResultRow key={one.path} one={one} onOpen={onOpen} />;
  const section = ([kind, results]: Group) => (
    <section key={kind} aria-labelledby={`found-${kind}`}>
      <Heading id={`found-${kind}`} css={[groupName, isBrief && brief]}>
        {words.kinds[kind]} {!isBrief && <small>{results.length}</small>}
      </Heading>
      <ul css={kind === "figure" && (isBrief ? tiles : isFigures && answer)}>
        {results.slice(0, FIRST).map(row)}
      </ul>
      {!isBrief && results.length > FIRST && (
        <details css={rest}>
          <summary>{fill(words.group, { count: results.length })}</summary>
          <ul>{results.slice(FIRST).map(row)}</ul>
        </details>
      )}
    </section>
  );
  if (isBrief) return groups.map(section);
  return (
    <>
      {isFigures && groups.slice(0, 1).map(section)}
      <div css={halves}>
        {inHalves(isFigures ? groups.slice(1) : groups).map((column) => (
          <div key={column[0]?.[0]}>{column.map(section)}</div>
        ))}
      </div>
    </>
  );
}
