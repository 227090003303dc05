import { css } from "@emotion/react";
import type { Ref } from "react";
import compareWords from "../../content/words/compare.json";
import countriesWords from "../../content/words/countries.json";
import { groups } from "../figures/number-rows";
import { colour, font, from, largeText, lowWindow, space, type } from "../theme/tokens";
import { ComparisonHead } from "./comparison-head";
import { CountryPair, PAIR } from "./country-pair";
import { type CompareCountry, importantRows, rowValue } from "./country-values";
import type { MoneyWriter } from "./reasons";
import { SameCell } from "./same-cell";
import { sameRow } from "./same-row";
import type { Said } from "./sort-countries";
import { SumText } from "./sum-text";
import { ValueText } from "./value-text";

const words = compareWords.compare;

/** All countries at once are scrolled; on a phone every row is a list of pairs, and nothing is. */
const frame = css({
  "&:focus-visible": { outline: `3px solid ${colour.focus}`, outlineOffset: "2px" },
  /* Clear of the names when the keyboard comes to it. */
  "td a": { scrollMarginTop: "80px" },
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
const equal = css({ [from.desktop]: { tableLayout: "fixed", "--value": "1.4375rem" } });
const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  [from.desktop]: { display: "table-row" },
});
const chosenGrid = css({
  gridTemplateColumns: "repeat(var(--pair), minmax(0, 1fr))",
  [from.tablet]: { gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))" },
  [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  "@media screen and (max-width: 39.99em)": { "& > [data-column-at]:not([data-pair])": { display: "none" } },
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
    padding: `${space[3]} ${space[2]} ${space[3]} ${space[3]}`,
    background: colour.surface,
    textAlign: "left",
    verticalAlign: "top",
  },
  "&[data-important] > *": { background: colour.awards },
  "&[data-same] > *": { background: colour.closing },
  "&[data-sum] > *": { background: colour.awards },
  // Only a whole sum is a total.
  "&[data-sum] > td:has([data-whole])": { background: colour.band },
  "& > th": {
    gridColumn: "1 / -1",
    color: colour.heading,
    fontWeight: 700,
    fontSize: "1rem",
    textWrap: "balance",
  },
  "& > td": { paddingLeft: "10px" },
  [from.desktop]: {
    "& > *": { padding: `${space[4]} ${space[3]}`, borderTop: `1px solid ${colour.line}` },
    "& > td": { paddingLeft: space[3] },
    "& > td + td": { borderLeft: `1px solid ${colour.line}` },
    "& > th": {
      position: "sticky",
      left: 0,
      zIndex: 1,
      minWidth: "9rem",
      paddingLeft: 0,
      background: colour.page,
    },
    "&[data-sum] > th": { background: colour.awards, boxShadow: `-16px 0 0 ${colour.awards}` },
    "&[data-important] > th": { background: colour.awards, boxShadow: `-16px 0 0 ${colour.awards}` },
  },
});
const call = css({ display: "block", color: colour.muted, fontSize: type.small, fontWeight: 500 });
const whole = css({ gridColumn: "1 / -1" });
const allRow = css({
  "@media (min-width: 19em) and (max-width: 29.99em)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > td:last-child:nth-child(even)": { gridColumn: "1 / -1" },
  },
});
const cellName = css({ display: "block", color: colour.muted, fontSize: type.small, fontWeight: 600 });
const inSight = css({
  display: "none",
  [largeText]: { display: "block" },
  [lowWindow]: { display: "block" },
});

const { panel } = countriesWords;

interface ComparisonTableProps {
  readonly countries: readonly CompareCountry[];
  readonly said: Said;
  readonly money: MoneyWriter;
  readonly isChosen: boolean;
  readonly all: readonly CompareCountry[];
  readonly onPut: (at: number, slug: string) => void;
  readonly onRemove: (slug: string) => void;
  readonly frameRef: Ref<HTMLElement>;
}

export function ComparisonTable({
  countries,
  said,
  money,
  isChosen,
  all,
  onPut,
  onRemove,
  frameRef,
}: ComparisonTableProps) {
  const { answers } = said;
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
      {isChosen && <CountryPair chosen={countries} all={all} onPut={onPut} />}
      <table css={[table, isChosen && equal]}>
        <ComparisonHead
          countries={countries}
          rowStyle={rowStyle}
          isChosen={isChosen}
          all={all}
          placeOf={place}
          onPut={onPut}
          onRemove={onRemove}
        />
        {groups.map(({ name: group, rows }) => (
          <tbody key={group}>
            <tr css={groupRow}>
              <th scope="rowgroup" colSpan={count + 1}>
                {panel.groups[group]}
              </th>
            </tr>
            {rows.map((name) => {
              const cells = countries.map((country) => ({
                country,
                value: rowValue(country, name, answers.f),
              }));
              const same = isChosen ? sameRow(cells.map(({ value }) => value)) : undefined;
              const isImportant = importantRows[answers.p].includes(name);
              return (
                <tr
                  key={name}
                  css={[...rowStyle, row]}
                  data-row={name}
                  data-same={same && ""}
                  data-important={isImportant ? "" : undefined}
                >
                  <th scope="row">
                    {panel.rows[name]}
                    {isImportant && isChosen && <span css={call}>{words.important}</span>}
                  </th>
                  {same ? (
                    <td colSpan={count} css={whole}>
                      <SameCell same={same} cells={cells} />
                    </td>
                  ) : (
                    cells.map(({ country, value }, at) => (
                      <td key={country.slug} {...place(at)}>
                        <span css={[cellName, isChosen && inSight]} aria-hidden="true">
                          {country.name}
                        </span>
                        <ValueText
                          value={value}
                          money={money}
                          row={panel.rows[name]}
                          country={country.name}
                          hasLink
                        />
                      </td>
                    ))
                  )}
                </tr>
              );
            })}
            {isChosen && group === "money" && (
              <tr css={[...rowStyle, row]} data-sum="">
                <th scope="row">{words.sumRow}</th>
                {countries.map((country, at) => (
                  <td key={country.slug} {...place(at)}>
                    <span css={[cellName, inSight]} aria-hidden="true">
                      {country.name}
                    </span>
                    <SumText country={country} said={said} money={money} />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}
