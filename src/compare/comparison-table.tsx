import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { Ref } from "react";
import { groups } from "../components/facts/number-rows";
import type { Answers } from "../components/finder/answers";
import { Perforated } from "../components/motifs/perforated";
import { Picture } from "../components/pictures/picture";
import { colour, font, from, size, space, type } from "../theme/tokens";
import { fill } from "../words/fill";
import { type CompareCountry, importantRows, rowValue } from "./country-values";
import type { MoneyWriter } from "./reasons";
import { ValueText } from "./value-text";

/** More countries than fit are scrolled; on a phone every row is a list of pairs, and nothing is. */
const frame = css({
  [from.desktop]: { overflowX: "auto" },
  "&:focus-visible": { outline: `3px solid ${colour.focus}`, outlineOffset: "2px" },
  "@media print": { overflow: "visible" },
});
const table = css({
  display: "block",
  width: "100%",
  borderCollapse: "collapse",
  lineHeight: 1.35,
  "thead, tbody": { display: "block" },
  thead: { [from.desktop]: { display: "table-header-group" } },
  [from.desktop]: { display: "table", tbody: { display: "table-row-group" } },
});
const headRow = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  gap: space[3],
  paddingBottom: space[3],
  "td:first-of-type": { display: "none" },
  [from.desktop]: { display: "table-row", "td:first-of-type": { display: "table-cell", width: "9rem" } },
});
const head = css({
  minWidth: "9.5rem",
  padding: `${space[2]} 0`,
  font: `800 1.4375rem/1.15 ${font.heading}`,
  textAlign: "left",
  verticalAlign: "bottom",
  a: { display: "inline-block", paddingBlock: "6px", color: colour.heading, textDecoration: "none" },
  "a:hover": { textDecoration: "underline" },
  [from.desktop]: { padding: space[3] },
});
const perforation = css({
  "--perforation-padding": "5px",
  "--perforation-pitch": "8px",
  "--perforation-hole": "2.4px",
  maxWidth: "96px",
});
const remove = css({
  display: "block",
  minHeight: size.target,
  padding: 0,
  border: 0,
  background: "none",
  color: colour.link,
  font: `600 ${type.small}/1.3 ${font.text}`,
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  cursor: "pointer",
  "@media print": { display: "none" },
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
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
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
  /* Two side by side on a phone: the last of an odd number takes the room of two. */
  "@media (min-width: 19em) and (max-width: 29.99em)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > td:last-child:nth-child(even)": { gridColumn: "1 / -1" },
  },
  [from.desktop]: {
    display: "table-row",
    "& > *": { padding: `${space[4]} ${space[3]}`, borderTop: `1px solid ${colour.line}` },
    "& > th": { position: "sticky", left: 0, zIndex: 1, minWidth: "9rem" },
  },
});
/** On a phone the head is far away. */
const cellName = css({
  display: "block",
  color: colour.muted,
  fontSize: type.small,
  fontWeight: 600,
  [from.desktop]: { display: "none" },
});

interface ComparisonTableProps {
  readonly countries: readonly CompareCountry[];
  readonly answers: Answers;
  readonly money: MoneyWriter;
  readonly words: Queries.CompareWordsFragment;
  readonly panel: Queries.CompareRowsFragment;
  /** Whether the visitor chose these countries, and can take one away. */
  readonly isChosen: boolean;
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
  onRemove,
  frameRef,
}: ComparisonTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to scroll it
    <section ref={frameRef} css={frame} aria-label={words.table} tabIndex={0}>
      <table css={table}>
        <thead>
          <tr css={headRow}>
            <td />
            {countries.map(({ slug, name, path, stamp }) => (
              <th key={slug} scope="col" css={head} data-column={slug}>
                <Perforated css={perforation}>
                  <Picture file={stamp} alt="" sizes="86px" />
                </Perforated>
                <Link to={path} title={fill(words.guide, { name })}>
                  {name}
                </Link>
                {isChosen && (
                  <button type="button" css={remove} onClick={() => onRemove(slug)}>
                    {fill(words.remove, { name })}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name: group, rows }) => (
          <tbody key={group}>
            <tr css={groupRow}>
              <th scope="rowgroup" colSpan={countries.length + 1}>
                {panel.groups[group]}
              </th>
            </tr>
            {rows.map((name) => (
              <tr
                key={name}
                css={row}
                data-row={name}
                data-important={importantRows[answers.p].includes(name) ? "" : undefined}
              >
                <th scope="row">{panel.rows[name]}</th>
                {countries.map((country) => (
                  <td key={country.slug}>
                    <span css={cellName} aria-hidden="true">
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
