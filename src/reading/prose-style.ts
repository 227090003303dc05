import { css } from "@emotion/react";
import { lettering, titled } from "../theme/lettering";
import { colour, font, from, rule, size, space, type, withHover } from "../theme/tokens";
import { disc, note } from "../ui/layout/primitives";

const text = css({
  display: "flow-root",
  fontSize: type.text,
  lineHeight: 1.55,
  [from.tablet]: { fontSize: type.article, lineHeight: 1.65 },
  "& > *": { maxWidth: size.prose },
  "& > * + *": { marginTop: "1em" },
  "& > p:first-of-type": { ...lettering.lead },
  // Text that continues after a drawing is not styled as a lead.
  "[id^=picture-] + & > p:first-of-type": { fontSize: "inherit", lineHeight: "inherit" },
  h2: { fontSize: type.proseH2, lineHeight: 1.08 },
  "& > h2": { maxWidth: "18em", marginTop: "1.5em" },
  "& > h2 + *": { marginTop: "0.75em" },
  "& > h3": { marginTop: "1.6em" },
  "& > h3 + *": { marginTop: "0.5em" },
  a: { textUnderlineOffset: "3px" },
  [withHover]: { "a:hover": { textDecorationThickness: "2px" } },
  strong: { color: colour.heading },
});

const lists = css({
  "ul > li, ol > li": { position: "relative", paddingInlineStart: "1.8em" },
  "li + li": { marginTop: "0.45em" },
  "ul > li::before": {
    content: '""',
    position: "absolute",
    top: "0.75em",
    insetInlineStart: "2px",
    width: "14px",
    // A dash as list marker, as rings and dots mark how sure a figure is.
    borderTop: `3px solid ${colour.accent}`,
  },
  "ol:not(.steps)": { counterReset: "item" },
  "ol:not(.steps) > li": { counterIncrement: "item" },
  "ol:not(.steps) > li::before": {
    content: 'counter(item) "."',
    position: "absolute",
    insetInlineStart: 0,
    color: colour.accent,
    fontFamily: font.heading,
    fontWeight: 800,
  },
});

const steps = css({
  ".steps": { counterReset: "step", paddingTop: space[2] },
  ".steps > li": {
    counterIncrement: "step",
    paddingInlineStart: "66px",
    paddingBottom: space[5],
    marginTop: 0,
  },
  ".steps > li::before": {
    content: "counter(step)",
    position: "absolute",
    top: "-8px",
    insetInlineStart: 0,
    zIndex: 1,
    ...disc("44px"),
    border: rule.ink,
    background: colour.page,
    ...titled("article", 800, 1),
  },
  ".steps > li:not(:last-of-type)::after": {
    content: '""',
    position: "absolute",
    top: "36px",
    bottom: "8px",
    insetInlineStart: "21px",
    borderInlineStart: `2px dashed ${colour.accent}`,
  },
  ".steps h3": { marginBottom: "4px" },
});

const asides = css({
  ".aside-title": { ...lettering.head, marginBottom: space[2] },
  ".note": note("closing"),
  "aside p + p, .more p + p": { marginTop: "0.7em" },
});

export const figureStyle = css({
  ".fact": {
    color: "inherit",
    fontWeight: 600,
    textDecoration: "underline dotted",
    textDecorationColor: colour.tag,
    textDecorationThickness: "2px",
    textUnderlineOffset: "4px",
  },
  // Wraps at doubled text size on phones.
  "@media (min-width: 20em)": { ".fact-short": { whiteSpace: "nowrap" } },
  [withHover]: { ".fact:hover": { color: colour.link } },
  ".external::after": { content: '"\\202F\\2197" / ""', fontSize: type.small },
});

/** Styles of MDX bodies. The class names come from the MDX vocabulary in `src/node`. */
export const proseStyle = css(text, lists, steps, asides, figureStyle);
