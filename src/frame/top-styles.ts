import { css } from "@emotion/react";
import { colour, font, from, radius, size, space, type } from "../theme/tokens";

/** Skip link, top bar and brand. */
export const topStyles = css({
  ".frame-skip": {
    position: "absolute",
    top: space[2],
    left: space[2],
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
    "@media print": { display: "none" },
    // The menu's sheet says the same.
    "@media (width < 40em) and (scripting: enabled)": { display: "none" },
    a: {
      display: "inline-flex",
      alignItems: "center",
      minHeight: size.target,
      color: colour.onDarkMuted,
      textDecoration: "none",
      "&:hover": { color: colour.onDark, textDecoration: "underline" },
    },
    ul: {
      display: "none",
      gap: space[5],
      marginLeft: "auto",
      [from.desktop]: { display: "flex" },
    },
  },
  ".frame-line": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `0 ${space[5]}`,
    minHeight: size.target,
    [from.desktop]: { columnGap: space[7] },
  },
  ".frame-bar .frame-number": { color: colour.onDark, fontWeight: 700 },
  ".frame-write": {
    marginLeft: "auto",
    [from.desktop]: { marginLeft: 0 },
    "& > span:first-of-type": { [from.desktop]: { display: "none" } },
    "& > span:last-of-type": { display: "none", [from.desktop]: { display: "inline" } },
  },
  ".frame-cities": { display: "none", [from.desktop]: { display: "inline" } },
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
    font: `800 clamp(1.25rem, 6.4vw, 1.5rem)/1 ${font.heading}`,
    letterSpacing: "0.02em",
    "& > span": { display: "block", padding: "6px 7px", border: `1px dashed ${colour.band}` },
  },
  ".frame-words": {
    display: "none",
    fontSize: "0.875rem",
    fontWeight: 600,
    lineHeight: 1.3,
    whiteSpace: "nowrap",
    [from.tablet]: { display: "block" },
    "@media (min-width: 64em) and (max-width: 74.95em)": { display: "none" },
    "& > span": { display: "block" },
  },
});
