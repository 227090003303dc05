import { css } from "@emotion/react";
import { colour, font, from, phone, radius, size, space, type } from "../theme/tokens";
import { row, target, unseen } from "../ui/layout/primitives";

const BAR = "40px";

export const topStyles = css({
  ".frame-skip": {
    position: "absolute",
    top: space[2],
    insetInlineStart: space[2],
    zIndex: 30,
    padding: space[3],
    background: colour.surface,
    color: colour.heading,
    fontWeight: 700,
    "&:not(:focus)": { clipPath: "inset(50%)" },
  },
  ".frame-bar": {
    background: colour.dark,
    color: colour.onDarkMuted,
    fontSize: type.small,
    "--focus": colour.focusOnDark,
    "--focus-offset": "-2px",
    a: {
      display: "inline-flex",
      alignItems: "center",
      gap: space[2],
      minHeight: BAR,
      color: colour.onDarkMuted,
      textDecoration: "none",
      "&:hover": { color: colour.onDark, textDecoration: "underline" },
    },
    ul: {
      display: "flex",
      flexWrap: "wrap",
      gap: `0 ${space[3]}`,
      marginInlineStart: "auto",
      [from.tablet]: { columnGap: space[5] },
    },
  },
  ".frame-line": {
    ...row([0, 3]),
    minHeight: BAR,
    [from.tablet]: { columnGap: space[5] },
    [from.desktop]: { columnGap: space[8] },
  },
  ".frame-bar .frame-number": { color: colour.onDark, fontWeight: 700 },
  ".frame-number, .frame-write": {
    [phone]: { justifyContent: "center", minWidth: BAR, "& > span": unseen },
    "& > svg": { [from.tablet]: { display: "none" } },
  },
  ".frame-languages": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[4],
    a: { ...target, minWidth: "24px", color: "inherit" },
    "a[aria-current]": { color: colour.band, fontWeight: 700, textDecoration: "none" },
  },
  ".frame-bar .frame-languages": {
    display: "none",
    columnGap: space[3],
    marginInlineStart: 0,
    a: { minHeight: BAR },
    [from.desktop]: { display: "flex" },
  },
  ".frame-footer .frame-languages": { [from.desktop]: { display: "none" } },
  ".frame-brand": {
    display: "inline-flex",
    alignItems: "center",
    gap: space[3],
    color: colour.heading,
    textDecoration: "none",
  },
  ".frame-label": {
    padding: "5px",
    borderRadius: radius.button,
    background: colour.dark,
    color: colour.onDark,
    font: `800 ${size.mark}/1 ${font.heading}`,
    letterSpacing: "0.02em",
    "& > span": { display: "block", padding: "6px 7px", border: `1px dashed ${colour.band}` },
  },
  ".frame-words": {
    display: "none",
    fontSize: type.small,
    fontWeight: 600,
    lineHeight: 1.3,
    whiteSpace: "nowrap",
    [from.tablet]: { display: "block" },
    "@media (min-width: 64em) and (max-width: 79.99em)": { display: "none" },
    "& > span": { display: "block" },
  },
});
