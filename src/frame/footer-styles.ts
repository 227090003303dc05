import { css } from "@emotion/react";
import { colour, font, from, radius, space, type } from "../theme/tokens";

const text = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "40px",
  paddingBlock: space[1],
  lineHeight: 1.35,
  overflowWrap: "break-word",
} as const;

/** The end of every page: its columns and rows fill the width of the dashed rules. */
export const footerStyles = css({
  ".frame-hills": {
    width: "100%",
    marginBottom: "-1px",
    height: "clamp(110px, 12vw, 240px)",
    /* Ink below the last rows: at a fractional height the background would show as a line. */
    background: `url(/footer-hills.svg) center bottom / cover, linear-gradient(${colour.closing} 90%, ${colour.dark} 90%)`,
    "@media print": { display: "none" },
  },
  ".frame-footer": {
    background: colour.dark,
    color: colour.onDarkMuted,
    "--focus": colour.focusOnDark,
    "@media print": { display: "none" },
    h2: { marginBottom: space[2], color: colour.onDark, fontSize: "1.1875rem" },
    "li > a": {
      ...text,
      color: colour.onDarkMuted,
      textDecoration: "none",
      "&:hover": { color: colour.onDark, textDecoration: "underline", textUnderlineOffset: "4px" },
    },
  },
  ".frame-columns": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: `${space[8]} ${space[5]}`,
    paddingBlock: `${space[8]} ${space[11]}`,
    "& > div": { gridColumn: "1 / -1" },
    [from.tablet]: { gridTemplateColumns: "repeat(3, auto)", justifyContent: "space-between" },
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 22rem) repeat(3, auto)",
      gap: space[8],
      "& > div": { gridColumn: "auto" },
    },
    [from.wide]: { gridTemplateColumns: "minmax(0, 14.5rem) repeat(3, auto)" },
  },
  /* On a phone each list is as wide as the page, in two columns where the words fit into them. */
  ".frame-columns > nav": {
    gridColumn: "1 / -1",
    ul: { columns: "7rem 2", columnGap: space[5] },
    [from.tablet]: { gridColumn: "auto", ul: { columns: "auto" } },
  },
  ".frame-columns > .frame-countries": {
    [from.tablet]: { ul: { columns: 2, columnGap: space[8] } },
    [from.wide]: { ul: { columnGap: space[6] } },
  },
  /* Longer words; where it is wide, half as high as the columns beside it. */
  ".frame-columns > .frame-guides": {
    ul: { columns: "9.5rem 2" },
    [from.tablet]: { ul: { columns: "auto" } },
    [from.wide]: { ul: { columns: 2 } },
  },
  ".frame-statement": {
    maxWidth: "12em",
    marginBottom: space[4],
    color: colour.onDark,
    font: `800 clamp(1.875rem, 1.6rem + 1vw, 2.25rem)/1.05 ${font.heading}`,
  },
  ".frame-phone": {
    display: "block",
    color: colour.onDark,
    fontWeight: 700,
    textDecoration: "none",
    lineHeight: 2,
  },
  // An e-mail address has no spaces to wrap at.
  ".frame-mail": { ...text, color: colour.onDark, overflowWrap: "anywhere" },
  ".frame-badge": {
    minHeight: space[24],
    marginTop: space[5],
    /* One height, whatever the other host puts into it. */
    "& > div": { height: space[24], overflow: "clip", overflowClipMargin: space[1] },
    iframe: { display: "block", width: "100%", height: "100%", border: 0 },
    a: {
      ...text,
      minHeight: "52px",
      padding: `${space[2]} ${space[5]}`,
      border: `1px solid ${colour.mapDestination}`,
      borderRadius: radius.button,
      color: colour.onDark,
      fontWeight: 600,
      textDecoration: "none",
      "&:hover": { background: colour.mapLand },
    },
  },
  ".frame-offices": {
    display: "grid",
    gap: space[2],
    paddingBlock: space[5],
    borderTop: `2px dashed ${colour.mapLand}`,
    [from.desktop]: {
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "center",
      gap: space[11],
      h2: { marginBottom: 0 },
    },
    ul: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: space[6],
      [from.desktop]: { justifyContent: "space-between" },
    },
    "li > a": { font: `700 1.0625rem/1.2 ${font.heading}` },
  },
  ".frame-legal": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space[2]} ${space[7]}`,
    paddingBlock: space[6],
    borderTop: `2px dashed ${colour.mapLand}`,
    fontSize: type.small,
    "& > p": { flexGrow: 1 },
    "& > a": { ...text, color: colour.onDark },
    /* Room for the round buttons, which stand beside the text from `wide` on. */
    [from.tablet]: { paddingBottom: space[24] },
    [from.wide]: { paddingBottom: space[6] },
  },
});
