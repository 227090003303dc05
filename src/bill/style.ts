import { css } from "@emotion/react";
import { lettering } from "../theme/lettering";
import { brightScope } from "../theme/schemes";
import { colour, font, from, largeText, phone, slim, space, type } from "../theme/tokens";
import { grid, notchedAbove } from "../ui/layout/primitives";

const amountWidth = "clamp(160px, 25vw, 192px)";
const homeWidth = "clamp(160px, 25vw, 216px)";

/** On phones the official amount is below the one in home currency; elsewhere both columns fit a sum in lakh. */
export const columns = css({
  ...grid([0, 4], "1 auto"),
  [largeText]: {
    "tr&": { gridTemplateColumns: "minmax(0, 1fr)" },
    "tr& > :nth-child(n)": { gridArea: "auto", justifySelf: "start", maxWidth: "none", textAlign: "left" },
  },
  [from.tablet]: {
    gridTemplateColumns: `minmax(0, 1fr) var(--home, ${homeWidth}) var(--amount, ${amountWidth})`,
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
  td: { gridColumn: 2, textAlign: "right" },
  // The official amount after the one in home currency.
  "td + td": { font: `400 ${type.small}/1.3 ${font.text}`, textWrap: "balance" },
  small: { font: `400 ${type.small}/1.4 ${font.text}` },
  "th small": { display: "block" },
  [from.tablet]: { th: { gridRow: "auto" }, td: { fontSize: type.fact }, "td:last-child": { gridColumn: 3 } },
  // Wraps at doubled text size, as the window then counts as narrow.
  [from.desktop]: { "td, td + td": { whiteSpace: "nowrap" } },
  // The longest word would break beside an amount.
  [slim]: { gridTemplateColumns: "minmax(0, 1fr)", "th, td, td + td": { gridColumn: 1, gridRow: "auto" } },
  [phone]: { td: { alignSelf: "end", fontSize: type.proseH2 }, "td + td": { alignSelf: "start" } },
  "@media (max-width: 22.5rem)": { "th, td, td + td": { gridRow: "auto" } },
});
export const partRow = css({
  paddingBlock: `${space[3]} ${space[4]}`,
  background: colour.awards,
  colorScheme: "inherit",
  maskImage: "none",
  "tr& > :is(th, th + td)": { fontSize: type.h3 },
});
export const leftRow = css({
  display: "block",
  padding: `${space[4]} var(--inset) ${space[2]}`,
  background: colour.awards,
  color: colour.heading,
  ...lettering.small,
  td: { display: "block" },
});
