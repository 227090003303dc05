import { css } from "@emotion/react";
import { lettering } from "../theme/lettering";
import { brightScope } from "../theme/schemes";
import { colour, font, from, largeText, phone, slim, space, type } from "../theme/tokens";
import { grid, notchedAbove } from "../ui/layout/primitives";

const amountWidth = "clamp(160px, 25vw, 192px)";
const homeWidth = "clamp(160px, 25vw, 216px)";

/** On phones the amount in home currency is below the amount; elsewhere both columns fit a sum in lakh. */
export const columns = css({
  ...grid([0, 4], "1 auto"),
  [largeText]: {
    "tr&": { gridTemplateColumns: "minmax(0, 1fr)" },
    "tr& > :nth-child(n)": { gridArea: "auto", justifySelf: "start", maxWidth: "none", textAlign: "left" },
  },
  [from.tablet]: {
    gridTemplateColumns: `minmax(0, 1fr) var(--amount, ${amountWidth}) var(--home, ${homeWidth})`,
    columnGap: 0,
  },
});

/** Shows the rows of the chosen level of studies; browsers without `:has` show both levels. */
export const shownLevelOnly = css({
  "&:not(:has([value=master]:checked)) [data-level=master], &:has([value=master]:checked) [data-level=bachelor]":
    { display: "none" },
});

export const totalRow = css(columns, {
  alignItems: "end",
  padding: `${space[4]} var(--inset) ${space[5]}`,
  background: colour.band,
  ...notchedAbove,
  ...brightScope,
  color: colour.heading,
  "th, td": { font: `800 ${type.h2}/1.1 ${font.heading}`, fontVariantNumeric: "tabular-nums" },
  th: { gridRow: "1 / span 2", alignSelf: "start", fontSize: type.h3, textAlign: "left" },
  td: { textAlign: "right" },
  "td + td": { gridColumn: 2, fontSize: type.h3, textWrap: "balance" },
  small: { font: `400 ${type.small}/1.4 ${font.text}` },
  "th small": { display: "block" },
  [from.tablet]: {
    th: { gridRow: "auto" },
    "td, td + td": { fontSize: type.fact },
    "td + td": { gridColumn: 3 },
  },
  // Wraps at doubled text size, as the window then counts as narrow.
  [from.desktop]: { "td, td + td": { whiteSpace: "nowrap" } },
  // The longest word would break beside an amount.
  [slim]: { gridTemplateColumns: "minmax(0, 1fr)", "th, td, td + td": { gridColumn: 1, gridRow: "auto" } },
  [phone]: { td: { gridRow: 2, fontSize: type.h3 }, "td + td": { gridRow: 1, fontSize: type.proseH2 } },
  "@media (max-width: 22.5rem)": {
    "th, td, td + td": { gridRow: "auto" },
    td: { order: 1 },
    "td + td": { order: 0 },
  },
});
export const partRow = css({
  paddingBlock: `${space[3]} ${space[4]}`,
  background: colour.awards,
  colorScheme: "inherit",
  maskImage: "none",
  "tr& > :is(th, td)": { fontSize: type.h3 },
});
export const leftRow = css({
  display: "block",
  padding: `${space[4]} var(--inset) ${space[2]}`,
  background: colour.awards,
  color: colour.heading,
  ...lettering.small,
  td: { display: "block" },
});
