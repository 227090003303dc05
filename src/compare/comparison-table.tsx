import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { Ref } from "react";
import { groups } from "../components/facts/number-rows";
import type { Answers } from "../components/finder/answers";
import { Perforated } from "../components/motifs/perforated";
import { Picture } from "../components/pictures/picture";
import { colour, font, from, largeText, lowWindow, phone, size, space, type } from "../theme/tokens";
import { fill } from "../words/fill";
import { CountryPair, PAIR } from "./country-pair";
import { type CompareCountry, importantRows, rowValue } from "./country-values";
import type { MoneyWriter } from "./reasons";
import { ValueText } from "./value-text";

/** All countries at once are scrolled; on a phone every row is a list of pairs, and nothing is. */
const frame = css({
  "&:focus-visible": { outline: `3px solid ${colour.focus}`, outlineOffset: "2px" },
  /* Clear of the names when the keyboard comes to it. */
  "td a": { scrollMarginTop: "64px" },
});
const scrolled = css({
  [from.desktop]: { overflowX: "auto" },
  "@media print": { overflow: "visible" },
});
const table = css({
  display: "block",
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  lineHeight: 1.35,
  "thead, tbody": { display: "contents" },
  [from.desktop]: {
    display: "table",
    thead: { display: "table-header-group" },
    tbody: { display: "table-row-group" },
  },
});
/** Columns of one width, so that amounts can be compared by eye. */
const equal = css({ [from.desktop]: { tableLayout: "fixed" } });
/** Below the width of a table: a grid for each row, whose name stands above it. */
const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  [from.desktop]: { display: "table-row" },
});
/** Of the chosen countries a phone shows two, and none beside the other where the text is large. */
const chosenGrid = css({
  gridTemplateColumns: "repeat(var(--pair), minmax(0, 1fr))",
  [from.tablet]: { gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))" },
  [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  "@media screen and (max-width: 39.99em)": { "& > [data-column-at]:not([data-pair])": { display: "none" } },
});
const corner = css({
  display: "none",
  [from.desktop]: { display: "table-cell", width: "188px" },
});
const stampCell = css({ padding: `${space[2]} ${space[2]} 0`, [from.desktop]: { paddingInline: space[3] } });
const head = css({
  padding: `0 ${space[2]}`,
  textAlign: "left",
  verticalAlign: "middle",
  a: {
    display: "inline-block",
    paddingBlock: "6px",
    color: colour.heading,
    font: `800 1.4375rem/1.15 ${font.heading}`,
    textDecoration: "none",
  },
  "a:hover": { textDecoration: "underline" },
  [from.desktop]: { minWidth: "9.5rem", paddingInline: space[3] },
});
/** The names stay in sight while the rows are read. */
const names = css({
  background: colour.page,
  boxShadow: `inset 0 -2px 0 ${colour.heading}`,
  [from.tablet]: { position: "sticky", top: size.header, zIndex: 2, minHeight: "56px", alignItems: "center" },
  [from.desktop]: {
    top: size.headerWide,
    "& > *": { height: "56px", background: colour.page, boxShadow: `inset 0 -2px 0 ${colour.heading}` },
  },
  /* Two choices say it there. */
  [phone]: { position: "absolute", clipPath: "inset(50%)" },
  [lowWindow]: { position: "static" },
  "@media print": { position: "static", clipPath: "none" },
});
/** Among all countries each cell names its own. */
const still = css({
  [phone]: { display: "none" },
  "& > *": { boxShadow: "none" },
  "&, & > *": { position: "static" },
});
const nameLine = css({ display: "flex", alignItems: "center", justifyContent: "space-between" });
const perforation = css({
  "--perforation-padding": "5px",
  "--perforation-pitch": "8px",
  "--perforation-hole": "2.4px",
  maxWidth: "132px",
});
const remove = css({
  flex: "none",
  minWidth: size.target,
  minHeight: size.target,
  padding: 0,
  border: 0,
  background: "none",
  color: colour.muted,
  font: `700 1.5rem/1 ${font.text}`,
  cursor: "pointer",
  "&:hover": { color: colour.error },
  "@media print": { display: "none" },
  [phone]: { display: "none" },
});
const groupRow = css({
  display: "block",
  th: {
    display: "block",
    padding: `${space[6]} 0 ${space[2]}`,
    color: colour.heading,
    font: `800 ${type.h3}/1.2 ${font.heading}`,
    textAlign: "left",
  },
  [from.desktop]: { display: "table-row", th: { display: "table-cell", position: "sticky", left: 0 } },
});
const row = css({
  gap: "1px",
  borderTop: `1px solid ${colour.line}`,
  background: colour.line,
  breakInside: "avoid",
  "& > *": {
    padding: `${space[3]} ${space[2]}`,
    background: colour.surface,
    textAlign: "left",
    verticalAlign: "top",
  },
  "&[data-important] > *": { background: colour.awards },
  "& > th": { gridColumn: "1 / -1", color: colour.heading, fontWeight: 700, fontSize: "1rem" },
  [from.desktop]: {
    "& > *": { padding: `${space[4]} ${space[3]}`, borderTop: `1px solid ${colour.line}` },
    "& > td": { borderLeft: `1px solid ${colour.line}` },
    "& > th": { position: "sticky", left: 0, zIndex: 1, minWidth: "9rem" },
  },
});
/** Of an odd number in pairs, the last takes the room of two. */
const allRow = css({
  "@media (min-width: 19em) and (max-width: 29.99em)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > td:last-child:nth-child(even)": { gridColumn: "1 / -1" },
  },
});
/** Among all countries the head is far away; of chosen ones it is in sight, unless their cells lie below each other. */
const cellName = css({ display: "block", color: colour.muted, fontSize: type.small, fontWeight: 600 });
const inSight = css({
  display: "none",
  [largeText]: { display: "block" },
  [lowWindow]: { display: "block" },
});

interface ComparisonTableProps {
  readonly countries: readonly CompareCountry[];
  readonly answers: Answers;
  readonly money: MoneyWriter;
  readonly words: Queries.CompareWordsFragment;
  readonly panel: Queries.CompareRowsFragment;
  /** Whether the visitor chose these countries, and can take one away. */
  readonly isChosen: boolean;
  /** All that can be chosen. */
  readonly all: readonly CompareCountry[];
  /** Puts a country into the place of another. */
  readonly onPut: (at: number, slug: string) => void;
  readonly onRemove: (slug: string) => void;
  readonly frameRef: Ref<HTMLElement>;
}

/** Countries side by side on the eleven rows. */
export function ComparisonTable({
  countries,
  answers,
  money,
  words,
  panel,
  isChosen,
  all,
  onPut,
  onRemove,
  frameRef,
}: ComparisonTableProps) {
  const rowStyle = [grid, isChosen ? chosenGrid : allRow];
  const place = (at: number) => ({ "data-column-at": at, "data-pair": at < PAIR ? "" : undefined });
  const count = countries.length;
  return (
    <section
      ref={frameRef}
      css={[frame, !isChosen && scrolled]}
      style={{ "--columns": count, "--pair": Math.min(count, PAIR) }}
      aria-label={words.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to scroll it
      tabIndex={0}
    >
      {isChosen && <CountryPair chosen={countries} all={all} words={words} onPut={onPut} />}
      <table css={[table, isChosen && equal]}>
        <thead>
          <tr css={rowStyle}>
            <td css={corner} />
            {countries.map(({ slug, stamp }, at) => (
              <td key={slug} css={stampCell} {...place(at)}>
                <Perforated css={perforation}>
                  <Picture file={stamp} alt="" sizes="122px" />
                </Perforated>
              </td>
            ))}
          </tr>
          <tr css={[...rowStyle, names, !isChosen && still]}>
            <td css={corner} />
            {countries.map(({ slug, name, path }, at) => (
              <th key={slug} scope="col" css={head} data-column={slug} {...place(at)}>
                <div css={nameLine}>
                  <Link to={path} title={fill(words.guide, { name })}>
                    {name}
                  </Link>
                  {isChosen && (
                    <button
                      type="button"
                      css={remove}
                      aria-label={fill(words.remove, { name })}
                      onClick={() => onRemove(slug)}
                    >
                      <span aria-hidden="true">×</span>
                    </button>
                  )}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name: group, rows }) => (
          <tbody key={group}>
            <tr css={groupRow}>
              <th scope="rowgroup" colSpan={count + 1}>
                {panel.groups[group]}
              </th>
            </tr>
            {rows.map((name) => (
              <tr
                key={name}
                css={[...rowStyle, row]}
                data-row={name}
                data-important={importantRows[answers.p].includes(name) ? "" : undefined}
              >
                <th scope="row">{panel.rows[name]}</th>
                {countries.map((country, at) => (
                  <td key={country.slug} {...place(at)}>
                    <span css={[cellName, isChosen && inSight]} aria-hidden="true">
                      {country.name}
                    </span>
                    <ValueText
                      value={rowValue(country, name, answers.f)}
                      money={money}
                      words={words}
                      row={panel.rows[name]}
                      country={country.name}
                      hasLink
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
