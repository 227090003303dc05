import { css } from "@emotion/react";
import {
  colour,
  font,
  from,
  fromUpright,
  phone,
  radius,
  size,
  space,
  type,
  withHover,
} from "../theme/tokens";
import { row, target, unseen } from "../ui/layout/primitives";

const barTarget = { minHeight: size.target, [from.desktop]: { minHeight: "40px" } };
/** Width of a link that is a mark alone: four fit beside the number at 320 px, and are squares from 360 px on. */
const MARK = "clamp(32px, 12vw - 6.4px, 44px)";

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
  ".frame-printed": { display: "none" },
  ".frame-samples": {
    paddingBlock: space[1],
    background: colour.band,
    color: colour.onBright,
    fontSize: type.small,
    fontWeight: 600,
    lineHeight: 1.25,
    textWrap: "balance",
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
      ...barTarget,
      color: colour.onDarkMuted,
      textDecoration: "none",
      [withHover]: { "&:hover": { color: colour.onDark, textDecoration: "underline" } },
    },
    ul: { display: "flex", flexWrap: "wrap", marginInlineStart: "auto" },
  },
  ".frame-line": {
    ...row([0, 1]),
    [from.tablet]: { columnGap: space[5] },
    [from.desktop]: { columnGap: space[8] },
  },
  ".frame-bar .frame-number": { color: colour.onDark, fontWeight: 700, whiteSpace: "nowrap" },
  // Phones have room for the number; the address has it from 480 px on, the networks' names from 640 px on.
  ".frame-write": {
    "@media (max-width: 29.99em)": { justifyContent: "center", minWidth: MARK, "& > span": unseen },
    "& > svg": { flex: "none", [from.tablet]: { display: "none" } },
  },
  ".frame-social": {
    [from.tablet]: { columnGap: space[5] },
    a: { [phone]: { justifyContent: "center", minWidth: MARK, "& > span": unseen } },
    "& :is(svg, b)": { [from.tablet]: { display: "none" } },
    // Beside the languages there is room for the marks alone.
    "@media (min-width: 64em) and (max-width: 76.99em)": {
      "& :is(svg, b)": { display: "block" },
      a: { justifyContent: "center", minWidth: size.target, "& > span": unseen },
    },
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
    a: barTarget,
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
    // From 640 px on the row has the action too.
    [fromUpright]: { display: "block" },
    "@media (min-width: 64em) and (max-width: 79.99em)": { display: "none" },
    "& > span": { display: "block" },
  },
});
