import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useLayoutEffect } from "react";
import { fill } from "../lib/fill";
import { RatesLine } from "../money/rates-line";
import { useHomeMoney } from "../money/use-home-money";
import { lettering, titled } from "../theme/lettering";
import { colour, font, phase, rule, size, space, type } from "../theme/tokens";
import { restoreFolds } from "../ui/folds/entry-folds";
import { foldStyle } from "../ui/folds/fold-style";
import { above, coverLink, fitting, grid } from "../ui/layout/primitives";
import { excerpt } from "./excerpt";
import type { Found } from "./search-engine";
import type { SearchKind, SearchMoney, SearchRow } from "./search-file";
import { words as searchWords } from "./search-words";

const groupName = css({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  paddingBlock: `${space[8]} ${space[2]}`,
  borderBottom: rule.ink,
  ...titled("fact", 800, 1.15),
  small: { color: colour.muted, font: `600 ${type.small}/1.2 ${font.text}` },
});
const answer = css({
  ...grid(4, fitting("16rem")),
  paddingTop: space[4],
  "--answer": type.fact,
  "& > li": { padding: `${space[4]} ${space[8]} ${space[4]} ${space[4]}`, background: colour.awards },
});
const item = css({
  position: "relative",
  display: "grid",
  gap: "2px",
  minHeight: size.target,
  padding: `${space[3]} ${space[8]} ${space[3]} 0`,
  borderBottom: rule.thin,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  "&::after": {
    content: '"\\2192" / ""',
    position: "absolute",
    right: space[2],
    top: space[3],
    color: colour.accent,
    font: `800 ${type.article}/1.3 ${font.heading}`,
  },
  "&:hover, &:focus-within": {
    background: colour.awards,
    boxShadow: `-${space[3]} 0 ${colour.awards}, -${space[4]} 0 ${colour.accent}`,
  },
  "--cover-offset": "-3px",
  p: { ...lettering.small },
  mark: { background: phase.plan, color: colour.heading, fontWeight: 700 },
});
const link = css(coverLink, {
  ...lettering.head,
  textDecoration: "none",
  "& > span": { display: "block", color: colour.link, font: `700 ${type.small}/1.4 ${font.text}` },
});

/** Number of results per kind that are shown at first. */
const FIRST = 3;
/** Shows the value first, visually only. */
const value = css({
  order: -1,
  "li p&": { color: colour.heading, font: `700 var(--answer, ${type.text})/1.3 ${font.text}` },
});
/** Figures that come first span the whole width, as they are the answer. */
const groupsStyle = css({
  ...grid([0, 11], fitting("26rem")),
  alignItems: "start",
  "& > [data-answer]": { gridColumn: "1 / -1" },
});
const card = css({
  ul: grid([0, 11], { tablet: 2 }),
  li: {
    position: "relative",
    ...grid(3, "7rem 1"),
    alignItems: "center",
    minHeight: size.target,
    padding: `${space[2]} ${space[3]}`,
    borderBottom: rule.thin,
    lineHeight: 1.3,
    "&:hover, &:focus-within": { background: colour.awards },
  },
  a: { ...coverLink, ...lettering.name, textDecoration: "none", "--cover-offset": "-3px" },
  b: { ...lettering.head, fontVariantNumeric: "tabular-nums" },
  "li small": { ...lettering.under, lineHeight: 1.3 },
});
const rest = css(foldStyle, { summary: { color: colour.link, fontWeight: 700 } });

/** Groups results by page or country, ordered by the best result of each. */
function byPage(results: readonly Found[]): Found[] {
  const places = new Map<string, Found[]>();
  for (const one of results) {
    const key = one.isPage ? one.title : one.page;
    places.set(key, [...(places.get(key) ?? []), one]);
  }
  return [...places.values()].flat();
}

/**
 * Orders kinds by their best result. Figures come first if they answer the query, unless the query is only the name of
 * the best page.
 */
function byKind(found: readonly Found[]): [SearchKind, Found[]][] {
  const groups = new Map<SearchKind, Found[]>();
  for (const one of found) groups.set(one.kind, [...(groups.get(one.kind) ?? []), one]);
  const [best] = found;
  const name = best?.isPage ? searchWords(best.title) : [];
  const isNamed = name.length > 0 && best?.terms.every((met) => name.includes(met));
  const hasAnswer = found.some(({ isAnswer }) => isAnswer);
  const place = (kind: SearchKind) => {
    if (isNamed && kind === best?.kind) return 0;
    return kind === "figure" && hasAnswer ? 1 : 2;
  };
  return [...groups]
    .map(([kind, results]): [SearchKind, Found[]] => [kind, byPage(results)])
    .sort(([one], [other]) => place(one) - place(other));
}

function ResultRow({ kind, title, page, path, text, terms }: Found) {
  return (
    <li css={item}>
      <Link to={path} css={link} data-found="">
        {title}
        {page && (
          <>
            <span className="visually-hidden">, </span>
            <span>{page}</span>
          </>
        )}
      </Link>
      {kind === "figure" && <p css={value}>{text}</p>}
      {kind !== "figure" && text && (
        <p>
          {excerpt(text, terms).map((piece, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
            piece.isMet ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
          )}
        </p>
      )}
    </li>
  );
}

/** A row that all countries have: one line for each, money in the visitor's home currency first. */
function RowCard({ name, lines }: SearchRow) {
  const { atHome } = useHomeMoney();
  const currencies = lines.flatMap(([, , , money]) => (money ? [money[0]] : []));
  const amount = (shown: string, [currency, ...amounts]: SearchMoney | readonly [] = []) => {
    const converted = atHome(amounts, currency);
    return (
      <span>
        <b>{converted ?? shown}</b>
        {converted && <small>{shown}</small>}
      </span>
    );
  };
  return (
    <section css={card} aria-labelledby="found-row" data-answer="">
      <h2 id="found-row" css={groupName}>
        {name} <small>{lines.length}</small>
      </h2>
      <ul>
        {lines.map(([country, shown, path, money]) => (
          <li key={country}>
            <Link to={path} data-found="">
              {country}
            </Link>
            {amount(shown, money)}
          </li>
        ))}
      </ul>
      {currencies.length > 0 && <RatesLine css={[lettering.muted, above(3)]} currencies={currencies} />}
    </section>
  );
}

interface ResultListProps {
  readonly row: SearchRow | undefined;
  readonly found: readonly Found[];
  readonly words: Pick<Queries.SearchResultsFragment, "kinds" | "group">;
}

export function ResultList({ row: card, found, words }: ResultListProps) {
  const hasFound = found.length > 0;
  // The results come later than their page.
  useLayoutEffect(() => {
    if (hasFound) restoreFolds();
  }, [hasFound]);
  const row = (one: Found) => <ResultRow key={one.path} {...one} />;
  return (
    <div css={groupsStyle}>
      {card && <RowCard {...card} />}
      {byKind(found).map(([kind, results], place) => {
        const isAnswer = place === 0 && kind === "figure" && !card;
        return (
          <section key={kind} aria-labelledby={`found-${kind}`} data-answer={isAnswer ? "" : undefined}>
            <h2 id={`found-${kind}`} css={groupName}>
              {words.kinds[kind]} <small>{results.length}</small>
            </h2>
            <ul css={isAnswer && answer}>{results.slice(0, FIRST).map(row)}</ul>
            {results.length > FIRST && (
              <details css={rest}>
                <summary>{fill(words.group, { count: results.length })}</summary>
                <ul>{results.slice(FIRST).map(row)}</ul>
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
}
