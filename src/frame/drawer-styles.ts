import { css } from "@emotion/react";
import {
  belowDesktop,
  colour,
  font,
  from,
  largeText,
  lowWindow,
  phone,
  rule,
  size,
  space,
  type,
  withHover,
} from "../theme/tokens";
import { grid, lineOf, onDark, quietLink, target, tracks } from "../ui/layout/primitives";
import { barHeight, barStyle } from "./floating-styles";

const OPEN = ".frame-header[data-drawer=true]";

export const drawerStyles = css({
  [belowDesktop]: {
    // Of the root alone: for a link or `span` inside, browsers would style each one anew at every change of the page.
    [`:root:has(${OPEN})`]: {
      overflow: "hidden",
      [phone]: { "--bar": barHeight },
      [lowWindow]: { "--bar": "0px" },
      [largeText]: { "--bar": "0px" },
    },
    // The bar is at the foot of the drawer, on every page and in every narrow window.
    [`${OPEN} ~ .frame-floating`]: [
      barStyle,
      {
        position: "fixed",
        zIndex: 11,
        "& > .frame-top": { visibility: "hidden" },
        [lowWindow]: { position: "static", visibility: "hidden" },
        [largeText]: { position: "static", visibility: "hidden" },
      },
    ],
    [OPEN]: { ...onDark, "--focus-offset": "-3px" },
    [`${OPEN} .frame-row`]: {
      position: "fixed",
      inset: 0,
      zIndex: 1,
      ...grid(undefined, "1 auto auto auto"),
      gridTemplateRows: `minmax(${size.header}, auto) minmax(0, 1fr)`,
      paddingBlock: `0 ${barHeight}`,
      background: colour.dark,
      [lowWindow]: { paddingBottom: 0 },
      [largeText]: { paddingBottom: 0 },
      "& > a, & > .frame-opener": { justifySelf: "start", color: colour.onDark },
      "& > .frame-action": { display: "none" },
    },
    [`${OPEN} .frame-nav`]: {
      gridColumn: "1 / -1",
      alignSelf: "stretch",
      overflowY: "auto",
      overscrollBehavior: "contain",
      marginInline: `calc(-1 * ${space.gutter})`,
      padding: `${space[1]} ${space.gutter} ${space[5]}`,
      borderTop: rule.onDark,
    },
    [`${OPEN} .frame-entry`]: {
      justifyContent: "space-between",
      minHeight: "47px",
      padding: `${space[1]} 0`,
      borderBottom: rule.onDark,
      color: colour.onDark,
      font: `800 ${type.fact}/1.1 ${font.heading}`,
      [withHover]: { "&:hover": { color: colour.onDarkWarm } },
      "&[aria-current='page'], &[data-current]": { borderBottomColor: colour.mapLand, color: colour.band },
      "&[aria-current='page']::after": {
        content: "attr(data-here)",
        font: `500 ${type.text}/1.3 ${font.text}`,
      },
      "&[aria-expanded='true']": { borderBottomColor: "transparent" },
    },
    [`${OPEN} .frame-list`]: {
      padding: `0 0 ${space[2]}`,
      borderBottom: rule.onDark,
      a: {
        minHeight: size.target,
        padding: 0,
        color: colour.onDarkMuted,
        [withHover]: { "&:hover": { background: "none", color: colour.onDark, textDecoration: "underline" } },
        "&[aria-current='page']": { color: colour.band },
      },
    },
    [`${OPEN} .frame-wide > .frame-list`]: {
      display: "flex",
      flexWrap: "wrap",
      rowGap: space[1],
      "& > ul": { display: "contents" },
      // Two, four, five or all countries in a row, so that the longest name fits.
      li: {
        flex: "0 0 50%",
        "@media (min-width: 17em)": { flexBasis: "25%" },
        [from.phone]: { flexBasis: "20%" },
        [from.tablet]: { flexBasis: "10%" },
      },
      a: {
        display: "grid",
        gap: space[1],
        alignContent: "start",
        justifyItems: "center",
        minHeight: "88px",
        color: colour.onDark,
        font: `700 ${type.small}/1.1 ${font.heading}`,
        letterSpacing: "-0.01em",
        textAlign: "center",
        "&[aria-current='page']": { color: colour.band },
      },
      "li:has(.frame-more)": { order: 1, flex: "1 0 auto" },
      "a:has(.frame-more)": {
        ...lineOf(size.target),
        gap: space[2],
        color: colour.band,
        fontSize: type.text,
      },
    },
    [`${OPEN} .frame-stamp`]: { marginInlineEnd: 0, filter: "none" },
    [`${OPEN} .frame-more`]: { width: "auto", height: "auto", marginInlineEnd: 0, border: 0 },
    [`${OPEN} .frame-guides`]: {
      "& > p": { margin: `${space[4]} 0 0`, color: colour.band, font: `700 ${type.h3}/1.2 ${font.heading}` },
      ul: {
        ...grid([0, 3], "repeat(auto-fill, minmax(150px, 1fr))"),
        [from.tablet]: { gridTemplateColumns: tracks(3) },
      },
      a: { paddingInline: 0, color: colour.onDarkMuted, fontWeight: 500 },
    },
    [`${OPEN} .frame-reach`]: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: space[5],
      marginTop: space[4],
      borderTop: rule.onDark,
      a: { ...target, color: colour.onDark, fontWeight: 700, overflowWrap: "anywhere" },
    },
    [`${OPEN} .frame-guides[data-in=trust]`]: {
      marginTop: space[4],
      borderTop: rule.onDark,
      fontSize: type.small,
      "& > p": { color: colour.onDarkMuted, font: `600 ${type.small}/1.3 ${font.text}` },
    },
  },
  // The footer's guides have the same name.
  ":where(.frame-nav) .frame-guides > p": { margin: `${space[3]} ${space[1]} 0`, fontWeight: 700 },
  ":where(.frame-nav) .frame-guides a": {
    ...lineOf(size.target),
    paddingInline: space[1],
    color: colour.heading,
    ...quietLink,
    lineHeight: 1.25,
  },
});
