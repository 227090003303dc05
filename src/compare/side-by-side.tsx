import { css } from "@emotion/react";
import { useState } from "react";
import words from "../../content/words/compare.json";
import { yearText } from "../bill/sum-words";
import { lettering } from "../theme/lettering";
import { colour, from, largeText, lowWindow, phone, rule, size, space, type } from "../theme/tokens";
import { selectStyle } from "../ui/fields/control-style";
import { grid, onDark, unseen } from "../ui/layout/primitives";
import { CountryItem, type ItemProps } from "./country-item";
import { type CompareCountry, firstYear } from "./first-year";

/** In wide windows the labels stand once, in a column before the first country's. */
const LABELS = "180px";
const PAST_LABELS = `calc(${LABELS} + 2 * ${space[3]})`;
const besideLabels = { gridColumn: "1 / 3" } as const;

const columns = {
  ...grid([0, 3], 2),
  [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [from.tablet]: { gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))" },
  [from.wide]: { gridTemplateColumns: `${LABELS} repeat(var(--columns), minmax(0, 1fr))` },
} as const;
/** List and names share one cell, in which the names stick while the list scrolls. */
const place = css({ [from.tablet]: grid(undefined, "1") });
const sticky = {
  position: "sticky",
  top: size.header,
  zIndex: 2,
  [lowWindow]: { position: "static" },
  [from.desktop]: { top: size.headerWide },
} as const;
/** Lies behind the heads of the list until they have scrolled away. */
const names = css(columns, sticky, {
  display: "none",
  alignSelf: "start",
  [from.tablet]: { display: "grid", gridArea: "1 / 1" },
  [lowWindow]: { display: "none" },
  "& > span": {
    display: "grid",
    alignContent: "center",
    minHeight: "58px",
    padding: `${space[1]} ${space[3]}`,
    borderBottom: rule.ink,
    background: colour.surface,
    ...lettering.head,
    [from.wide]: { minHeight: "44px" },
  },
  "& > :first-of-type": { [from.wide]: { ...besideLabels, paddingLeft: PAST_LABELS } },
  small: {
    overflow: "hidden",
    color: colour.text,
    fontSize: type.small,
    fontWeight: 700,
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
});
const pair = css(columns, sticky, {
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `6px ${space.gutter}`,
  background: colour.board,
  ...onDark,
  [from.tablet]: { display: "none" },
  select: {
    minHeight: size.target,
    padding: `0 ${space[8]} 0 ${space[2]}`,
    backgroundPosition: `right ${space[2]} center`,
    ...lettering.head,
  },
});
const list = css(columns, {
  [from.tablet]: { gridArea: "1 / 1" },
  [phone]: { marginTop: space[3], "& > :not([data-shown])": { display: "none" } },
  [from.wide]: {
    "& > li:first-of-type": besideLabels,
    "& > li:first-of-type > div": { paddingLeft: PAST_LABELS },
    "& > li:first-of-type > dl > div": { ...grid([0, 3], `${LABELS} 1`), paddingRight: space[3] },
    "& > li + li dt": unseen,
  },
});

interface SideBySideProps extends Omit<ItemProps, "country" | "level" | "isSide" | "fit" | "fitText"> {
  readonly chosen: readonly CompareCountry[];
  readonly countries: readonly CompareCountry[];
  readonly fitOf: (country: CompareCountry) => Pick<ItemProps, "fit" | "fitText">;
  /** Puts a country in the place of a chosen one. */
  readonly onReplace: (slug: string, other: string) => void;
}

/** Two to four countries as columns. Phones show two of them, chosen in a bar that stays in view. */
export function SideBySide({ chosen, countries, fitOf, onReplace, ...shared }: SideBySideProps) {
  const { finished, entered, money } = shared;
  const slugs = chosen.map(({ slug }) => slug);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const shown = [...new Set([...wanted.filter((slug) => slugs.includes(slug)), ...slugs])].slice(0, 2);
  const others = countries.filter(({ slug }) => !slugs.includes(slug));
  const change = (at: number, slug: string) => {
    const before = shown[at] ?? "";
    if (!slugs.includes(slug)) onReplace(before, slug);
    // A country in both columns would compare with itself: the two change places.
    setWanted(shown.map((one, place) => (place === at ? slug : one === slug ? before : one)));
  };
  return (
    <div css={place} style={{ "--columns": chosen.length }}>
      <div css={names} aria-hidden="true" data-print="no">
        {chosen.map((country) => {
          const year = firstYear(country, finished, entered);
          return (
            <span key={country.slug}>
              {country.name}
              <small>{year && yearText(year, money.sum)}</small>
            </span>
          );
        })}
      </div>
      <div css={pair} data-print="no">
        {shown.map((slug, at) => (
          <select
            // biome-ignore lint/suspicious/noArrayIndexKey: a column keeps its select, and the focus in it
            key={at}
            css={selectStyle}
            aria-label={at === 0 ? words.columns.left : words.columns.right}
            value={slug}
            onChange={(event) => change(at, event.target.value)}
          >
            <optgroup label={words.columns.chosen}>
              {chosen.map((one) => (
                <option key={one.slug} value={one.slug}>
                  {one.name}
                </option>
              ))}
            </optgroup>
            <optgroup label={words.columns.others}>
              {others.map((one) => (
                <option key={one.slug} value={one.slug}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          </select>
        ))}
      </div>
      <ul css={list}>
        {chosen.map((country) => (
          <CountryItem
            key={country.slug}
            {...shared}
            {...fitOf(country)}
            country={country}
            level="h3"
            isSide
            place={shown.includes(country.slug) ? shown.indexOf(country.slug) : undefined}
          />
        ))}
      </ul>
    </div>
  );
}
