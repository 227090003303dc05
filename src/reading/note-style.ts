import { css } from "@emotion/react";
import { colour, font, from, size, space, type } from "../theme/tokens";

const FULL = { display: "block", fontSize: type.small, lineHeight: 1.4 };

const slip = css({
  ".fact-note": {
    position: "relative",
    display: "none",
    clear: "both",
    float: "left",
    width: "100%",
    margin: `${space[2]} 0 ${space[3]}`,
    padding: `${space[3]} ${size.target} ${space[3]} ${space[5]}`,
    background: colour.awards,
    maskImage: `radial-gradient(circle 7px at 0 50%, transparent 98%, #000), radial-gradient(circle 7px at 100% 50%, transparent 98%, #000)`,
    maskComposite: "intersect",
    color: colour.muted,
    fontSize: "inherit",
    fontWeight: 400,
    overflowWrap: "anywhere",
    scrollMarginBottom: "88px",
    "&:target:not([data-shut]), &[data-open]": { display: "block" },
    // Where the address leads to it, the line of its figure stays in the window.
    "&:target:not([data-shut], [data-open])": { scrollMarginTop: "45vh" },
  },
});

/** A note at the right of the text. Floats that would touch move down; the negative margin keeps lines as wide as they are. */
const beside = css({
  [from.desktop]: {
    ".fact-note:not(.fact-below)": {
      display: "block",
      clear: "right",
      float: "right",
      width: "calc(var(--notes) - var(--gap))",
      margin: `0 calc(0px - var(--notes) - var(--inset, 0px)) ${space[3]} 0`,
      padding: "0 0 0 14px",
      background: "none",
      maskImage: "none",
      "&:target, &:focus": { background: colour.awards },
      "&::before": {
        content: '""',
        position: "absolute",
        top: "0.8em",
        left: "calc(4px - var(--gap))",
        width: "var(--gap)",
        borderTop: `2px dotted ${colour.link}`,
      },
      "&[data-moved]::before": { content: "none" },
      ".fact-brief": FULL,
      ".fact-value": { color: colour.heading, font: `700 1.0625rem/1.25 ${font.heading}` },
      ".fact-mark": { fontWeight: 600 },
      ".fact-full, .fact-close": { display: "none" },
      "&:not(.fact-first, :target) .fact-more": { display: "none" },
    },
    ".fact-again:not(.fact-below, :target, [data-open])": { display: "none" },
  },
});

const parts = css({
  ".fact": { scrollMarginTop: "6rem" },
  ".fact:target": { scrollMarginTop: "45vh" },
  // Not in doubled letters on a phone.
  "@media (min-width: 20em)": { ".fact-short": { whiteSpace: "nowrap" } },
  ".note": { "--inset": space[6] },
  ".fact-brief": { display: "none" },
  ".fact-full": FULL,
  // Apart from the link above: WCAG 2.5.8.
  ".fact-more": { ...FULL, marginTop: space[1] },
  ".fact-mark": { ...FULL, color: colour.heading },
  ".fact-mark[data-state=confirmed]::before": {
    content: '""',
    display: "inline-block",
    width: "11px",
    height: "11px",
    marginRight: "7px",
    borderRadius: "50%",
    background: colour.tag,
  },
  ".fact-close": {
    position: "absolute",
    top: 0,
    right: 0,
    display: "grid",
    placeItems: "center",
    width: size.target,
    height: size.target,
    color: colour.heading,
    textDecoration: "none",
  },
  ".fact-close::before": { content: '"\\00d7" / ""', fontSize: "1.5rem", lineHeight: 1 },
  [from.desktop]: {
    "--notes": "148px",
    "--gap": "20px",
    "&:has(.fact-note) > *": { maxWidth: `min(${size.prose}, 100% - var(--notes))` },
  },
  [from.wide]: { "--notes": "180px", "--gap": "28px" },
  "@media print": { ".fact-note.fact-note.fact-note": { display: "none" } },
});

export const noteStyle = css(slip, parts, beside);
