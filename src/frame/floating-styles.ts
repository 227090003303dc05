import { css } from "@emotion/react";
import {
  colour,
  from,
  largeText,
  lowWindow,
  phone,
  radius,
  rule,
  shadow,
  slim,
  space,
  withHover,
} from "../theme/tokens";
import { centred, inLine, onDark, paper, quietLink } from "../ui/layout/primitives";

export const barHeight = "calc(60px + env(safe-area-inset-bottom, 0px))";

/** Windows with more room beside the text than its gutter. */
const SPACIOUS = "@media (min-width: 90em)";

const atEnd = { position: "static" } as const;

/** Columns for call, chat and consultation. */
const COLUMNS = "minmax(max-content, 1fr) minmax(max-content, 1.25fr) minmax(min-content, 1.5fr)";

export const barStyle = css({
  insetInline: 0,
  bottom: 0,
  display: "grid",
  gridTemplateColumns: COLUMNS,
  paddingBottom: "env(safe-area-inset-bottom, 0px)",
  background: colour.board,
  "& > a": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[1],
    width: "auto",
    height: "auto",
    minHeight: "60px",
    paddingInline: space[1],
    borderTop: rule.ink,
    borderRadius: 0,
    boxShadow: "none",
    ...onDark,
    fontWeight: 700,
    textAlign: "center",
    ...quietLink,
    lineHeight: 1.2,
    "--focus-offset": "-6px",
    "& > span": { display: "inline" },
    // No icon: the words need the room, also with wider letter spacing.
    [slim]: { "& > svg": { display: "none" } },
  },
  "& > a + a": { borderInlineStart: `2px dashed ${colour.dark}` },
  "& > .frame-chat": { background: colour.chat },
  "& > .frame-book:not([data-quiet])": {
    background: colour.band,
    color: colour.onBright,
    "--focus": colour.onBright,
  },
  "& > [aria-current=page]": { boxShadow: `inset 0 4px ${colour.band}` },
});

/** `--bar`: height of the phones' bar. While somebody types, and a keyboard takes half the window, it ends the page. */
export const floatingStyles = css({
  ":root": {
    "--bar": "0px",
    [phone]: { "--bar": barHeight },
    [lowWindow]: { "--bar": "0px" },
    [largeText]: { "--bar": "0px" },
    scrollPaddingBottom: `calc(var(--bar) + ${space[4]})`,
  },
  body: {
    paddingBottom: "var(--bar)",
    /* The footer's colour continues behind the bar. */
    boxShadow: `inset 0 calc(-1 * var(--bar)) ${colour.dark}`,
  },
  [[
    ":root:has(main textarea:focus)",
    ":root:has(main input:focus:not([type=checkbox]):not([type=radio]):not([type=range]))",
  ].join(", ")]: { [phone]: { "--bar": "0px", ".frame-floating": atEnd, ".frame-top": { display: "none" } } },
  /* Leaving a field brings the bar back, perhaps over the pressed control; it takes no pointer events until the press has ended. */
  ":root:has(main :active) .frame-floating": { pointerEvents: "none" },
  ".frame-floating": {
    position: "fixed",
    insetInlineEnd: 0,
    bottom: space[4],
    zIndex: 9,
    [from.desktop]: { insetInlineEnd: space[1] },
    [SPACIOUS]: { insetInlineEnd: space[4] },
    "& > a": { display: "none" },
    "& > .frame-chat": {
      /* A tab at the window's edge, as wide as the gutter: it covers no text. */
      [from.tablet]: {
        ...centred,
        width: "min(5vw, 44px)",
        height: "64px",
        borderRadius: "12px",
        svg: { width: "22px" },
        background: colour.chat,
        color: colour.onDark,
        boxShadow: shadow.card,
        [withHover]: { "&:hover": { background: colour.dark } },
        /* A light ring inside the dark one, visible on light and dark backgrounds. */
        "&:focus-visible": { boxShadow: `0 0 0 3px ${colour.surface}` },
        "@media (forced-colors: active)": { border: "2px solid" },
        "& > span": { display: "none" },
      },
      /* Limited to the gutter beside the text. */
      [from.desktop]: { width: "46px", height: "46px", borderRadius: "50%" },
      [from.wide]: { width: "56px", height: "56px", svg: { width: "28px" } },
    },
    [phone]: barStyle,
    [lowWindow]: atEnd,
    [`${lowWindow} and (min-width: 40em)`]: {
      display: "grid",
      justifyContent: "end",
      gap: space[3],
      padding: space[4],
    },
    [largeText]: { ...atEnd, gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

// Only scripts render what follows: its styles are no part of the HTML.

/** The button to the top. */
export const topStyle = css({
  position: "fixed",
  zIndex: 9,
  ...centred,
  width: "44px",
  height: "44px",
  padding: 0,
  border: rule.ink,
  color: colour.heading,
  ...paper,
  [withHover]: { "&:hover": { background: colour.dark, color: colour.onDark } },
  "&:focus-visible": { boxShadow: `0 0 0 3px ${colour.surface}` },
  // The end of the footer keeps the room free (`footer-styles.ts`).
  // A tab in the gutter: nothing of the page lies under it.
  [phone]: {
    insetInlineEnd: 0,
    bottom: `calc(var(--bar) + ${space[3]})`,
    justifyContent: "end",
    border: 0,
    background: "none",
    boxShadow: "none",
    "&::before": {
      content: '""',
      position: "absolute",
      inset: 0,
      insetInlineStart: "auto",
      zIndex: -1,
      width: "20px",
      borderStartStartRadius: radius.strip,
      borderEndStartRadius: radius.strip,
      ...paper,
      border: rule.ink,
      borderInlineEnd: 0,
    },
    svg: { width: "14px", marginInlineEnd: "2px" },
  },
  /* Above the round chat link. */
  [from.tablet]: { insetInlineEnd: 0, bottom: "92px", width: "min(5vw, 44px)", borderRadius: "12px" },
  [from.desktop]: { insetInlineEnd: "5px", bottom: "74px", width: "44px", borderRadius: "50%" },
  [from.wide]: { insetInlineEnd: "10px", bottom: "84px" },
  [SPACIOUS]: { insetInlineEnd: "22px" },
  [lowWindow]: { position: "static", gridColumn: "1 / -1", justifySelf: "end" },
  [largeText]: { position: "static", gridColumn: "1 / -1", justifySelf: "end" },
  [`${lowWindow} and (max-width: 39.99em)`]: { margin: space[3] },
});

/** Above the bar at the foot of the window, so that it moves nothing. */
export const lostStyle = css({
  position: "fixed",
  insetInline: 0,
  bottom: `calc(var(--bar) + ${space[4]})`,
  zIndex: 12,
  ...inLine(3),
  width: "fit-content",
  maxWidth: "92vw",
  marginInline: "auto",
  padding: `${space[2]} ${space[4]}`,
  border: rule.ink,
  ...paper,
  [largeText]: { flexWrap: "wrap" },
  button: {
    flex: "none",
    minHeight: "44px",
    paddingInline: space[4],
    border: 0,
    borderRadius: "2px",
    background: colour.dark,
    color: colour.onDark,
    font: "inherit",
    fontWeight: 700,
    cursor: "pointer",
    [withHover]: { "&:hover": { textDecoration: "underline" } },
    "@media (forced-colors: active)": { border: "2px solid" },
  },
});
