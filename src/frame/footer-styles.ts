import { css } from "@emotion/react";
import { inDark } from "../theme/schemes";
import {
  colour,
  font,
  from,
  narrow,
  phone,
  radius,
  rule,
  size,
  space,
  type,
  withHover,
} from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { filling, fitting, grid, row } from "../ui/layout/primitives";

const text = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "36px",
  paddingBlock: space[1],
  lineHeight: 1.35,
  overflowWrap: "break-word",
} as const;

const FOLDED = {
  [phone]: {
    ".frame-footer nav.frame-group": { paddingBlock: 0, borderTop: rule.onDark },
    ".frame-footer .frame-fold": { display: "block" },
    ".frame-footer .frame-fold ~ h2, .frame-footer .frame-fold:not([open]) ~ ul": { display: "none" },
    ".frame-columns": { rowGap: 0 },
  },
};

const parts = css({
  ".frame-hills": {
    width: "100%",
    marginBottom: "-1px",
    height: "clamp(110px, 12vw, 240px)",
    /* A dark background below the picture: at a fractional height the page would show through as a line. */
    background: `url(/footer-hills.svg) center bottom / cover, linear-gradient(${colour.closing} 90%, ${colour.dark} 90%)`,
    // Their light hills would glare.
    ...inDark({ maskImage: "linear-gradient(#000, rgb(0 0 0 / 0.6) 50%, #000 90%)" }),
  },
  ".frame-footer": {
    background: colour.dark,
    color: colour.onDarkMuted,
    "--focus": colour.focusOnDark,
    h2: { marginBottom: space[2], color: colour.onDark, fontSize: type.article },
    ".frame-fold": [foldStyle, { display: "none" }],
    "& .frame-fold > summary": {
      minHeight: "52px",
      padding: 0,
      color: colour.onDark,
      font: `700 ${type.article}/1.2 ${font.heading}`,
    },
    ".frame-fold > summary::after": { borderColor: colour.onDarkMuted },
    "li > a": {
      ...text,
      [phone]: { minHeight: size.target },
      color: colour.onDarkMuted,
      textDecoration: "none",
      [withHover]: {
        "&:hover": { color: colour.onDark, textDecoration: "underline", textUnderlineOffset: "4px" },
      },
    },
  },
  ".frame-columns": {
    ...grid(5, { tablet: ["3 5", 8] }),
    paddingTop: space[5],
    [narrow]: { "& > div, & > :last-child": { gridColumn: "1 / -1" } },
    [from.desktop]: {
      gridTemplateColumns: "repeat(3, auto)",
      justifyContent: "space-between",
      paddingBlock: `${space[8]} ${space[4]}`,
    },
    "@media (min-width: 64em) and (max-width: 76.99em)": {
      "& > div": { ...row([0, 4]), gridColumn: "1 / -1", alignItems: "baseline" },
      ".frame-statement": { maxWidth: "none" },
    },
    [from.wide]: { gridTemplateColumns: "14.5rem 17rem 27.5rem minmax(0, 1fr)", columnGap: space[5] },
  },
  ".frame-columns > :not(:last-child) > ul": {
    ...grid([0, 3], fitting("8.2rem")),
    [from.tablet]: { display: "block", columns: 2, columnGap: space[5] },
  },
  ".frame-columns > .frame-countries > ul": {
    [from.phone]: { gridTemplateColumns: "repeat(3, auto)", justifyContent: "space-between" },
  },
  /* One column in narrow windows, as these names are longer. */
  ".frame-columns > .frame-guides > ul": {
    /* With wide letter spacing the longest word is wider than its column. */
    a: { overflowWrap: "anywhere" },
  },
  ".frame-statement": {
    maxWidth: "12em",
    marginBottom: space[3],
    color: colour.onDark,
    font: `800 ${type.proseH2}/1.05 ${font.heading}`,
  },
  ".frame-phone": {
    ...text,
    marginInlineEnd: space[4],
    color: colour.onDark,
    fontWeight: 700,
    textDecoration: "none",
  },
  // An e-mail address has no spaces at which it could wrap.
  ".frame-mail": { ...text, color: colour.onDark, overflowWrap: "anywhere" },
  ".frame-badge": {
    marginTop: space[2],
    "&[data-entry=true]": { minHeight: size.badge },
    /* A fixed height, whatever the badge's host delivers. */
    "& > div": { height: size.badge, overflow: ["hidden", "clip"], overflowClipMargin: space[1] },
    iframe: { display: "block", width: "100%", height: "100%", border: 0 },
    a: {
      ...text,
      minHeight: "52px",
      padding: `${space[2]} ${space[5]}`,
      border: rule.onDark,
      borderRadius: radius.button,
      color: colour.onDark,
      fontWeight: 600,
      textDecoration: "none",
      [withHover]: { "&:hover": { background: colour.mapLand } },
    },
  },
  ".frame-columns > :last-child, .frame-offices, .frame-legal": { borderTop: `2px dashed ${colour.mapLand}` },
  ".frame-columns > :last-child": { [from.desktop]: { borderTop: 0 } },
  ".frame-columns > :last-child, .frame-offices": {
    [narrow]: { paddingBlock: space[3], ul: { ...grid([0, 3], filling("8.2rem")) } },
  },
  ".frame-offices": {
    [from.desktop]: { paddingBlock: space[5], ul: { ...grid([0, 5], 4) } },
    [from.wide]: { "& + & ul": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  },
  ".frame-rows": { [from.wide]: { ...grid(undefined, "34.5rem 1") } },
  ".frame-legal": {
    paddingBlock: space[5],
    fontSize: type.small,
    // The button to the top floats beside it.
    [phone]: { paddingInlineEnd: space[11] },
    "& > *": { display: "inline", marginInlineEnd: space[3] },
    "& > a": { color: colour.onDark },
    "& > :not(p)": { display: "inline-block" },
  },
  ".frame-footer > div > :last-child": {
    /* Leaves room for the round buttons, which are beside the text from `wide` on. */
    [from.tablet]: { paddingBottom: space[24] },
    [from.wide]: { paddingBottom: space[5] },
  },
});

export const footerStyles = css(parts, FOLDED);
