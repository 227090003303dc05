import { css, Global } from "@emotion/react";
import bricolage from "./fonts/bricolage-condensed.woff2";
import bricolageRare from "./fonts/bricolage-condensed-rare.woff2";
import figtree from "./fonts/figtree.woff2";
import figtreeRare from "./fonts/figtree-rare.woff2";
import { schemes } from "./schemes";
import { colour, font, from, size, type } from "./tokens";

/** Letters of each font's two files (art/fonts.ts). */
const RARE =
  "U+A1-A2, U+A4-A8, U+AA-B6, U+B8-BC, U+BE-D6, U+D8-E8, U+EA-17E, U+201A, U+201E, U+2020, U+2039-203A, U+2190-2191";
const COMMON =
  "U+20-7E, U+A0, U+A3, U+A9, U+B7, U+BD, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2192-2193, U+2197, U+2212";

const ownFont = (family: string, weights: string, file: string, letters: string) => ({
  "@font-face": {
    fontFamily: `"${family}"`,
    src: `url(${file}) format("woff2")`,
    fontWeight: weights,
    fontDisplay: "swap",
    unicodeRange: letters,
  },
});

interface StandIn {
  readonly name: string;
  readonly regular: string;
  readonly bold: string;
  /** Of our font, in % of this one's: headings of weight 500 to 650, 700, 800; text of 400 to 500, 600, 700. */
  readonly widths: readonly [number, number, number, number, number, number];
}

/** Device fonts shown until ours have loaded, scaled to the same width, measured in Chromium over four pages. */
const STAND_INS: readonly StandIn[] = [
  {
    name: "Fallback",
    regular: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
    bold: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")',
    widths: [80.1, 81.4, 83.3, 100.5, 94.9, 96.2],
  },
  {
    name: "Roboto",
    regular: 'local("Roboto"), local("Roboto Regular")',
    bold: 'local("Roboto Bold")',
    widths: [85.7, 87.1, 89.1, 101.6, 101.2, 102.6],
  },
  {
    name: "DejaVu",
    regular: 'local("DejaVu Sans")',
    bold: 'local("DejaVu Sans Bold")',
    widths: [67.6, 68.7, 70.3, 89, 79.6, 80.6],
  },
];

/** Ascent and descent of our fonts in % of the font size. */
const HEADING = [93, 27] as const;
const TEXT = [95, 25] as const;
/** Device fonts that contain the rupee sign. */
const RUPEE_FONTS =
  'local("Roboto Bold"), local("Arial Bold"), local("Arial-BoldMT"), local("DejaVu Sans Bold")';
/** Size of the rupee sign in % of the font size, so that it is as high as the digits beside it. */
const RUPEE_SIZE = 89.1;

const face = (
  family: string,
  source: string,
  weights: string,
  width: number,
  metrics: readonly [number, number],
  letters?: string,
) => ({
  "@font-face": {
    fontFamily: `"${family}"`,
    src: source,
    fontWeight: weights,
    sizeAdjust: `${width}%`,
    ascentOverride: `${((metrics[0] * 100) / width).toFixed(1)}%`,
    descentOverride: `${((metrics[1] * 100) / width).toFixed(1)}%`,
    lineGapOverride: "0%",
    ...(letters && { unicodeRange: letters }),
  },
});

/** Our fonts lack the rupee sign, and a fallback font would narrow it like its other letters. */
const rupee = face("Bricolage Condensed", RUPEE_FONTS, "500 800", RUPEE_SIZE, HEADING, "U+20B9");

const fontFaces = [
  ownFont("Bricolage Condensed", "500 800", bricolage, COMMON),
  ownFont("Bricolage Condensed", "500 800", bricolageRare, RARE),
  rupee,
  ownFont("Figtree", "400 800", figtree, COMMON),
  ownFont("Figtree", "400 800", figtreeRare, RARE),
  ...STAND_INS.flatMap(({ name, regular, bold, widths: [h600, h700, h800, t400, t600, t700] }) => [
    face(`Bricolage ${name}`, bold, "500 650", h600, HEADING),
    face(`Bricolage ${name}`, bold, "651 749", h700, HEADING),
    face(`Bricolage ${name}`, bold, "750 800", h800, HEADING),
    face(`Figtree ${name}`, regular, "400 549", t400, TEXT),
    face(`Figtree ${name}`, bold, "550 649", t600, TEXT),
    face(`Figtree ${name}`, bold, "650 800", t700, TEXT),
  ]),
];

const styles = css({
  "*, *::before, *::after": { boxSizing: "border-box" },
  html: {
    WebkitTextSizeAdjust: "100%",
    scrollPaddingTop: `calc(${size.headerWide} + 16px)`,
    // Safari supports `clip` from 16 on.
    overflowX: ["hidden", "clip"],
  },
  body: {
    margin: 0,
    background: colour.page,
    color: colour.text,
    fontFamily: font.text,
    fontSize: type.text,
    lineHeight: 1.6,
    overflowX: "clip",
    overflowWrap: "break-word",
  },
  "h1, h2, h3, h4": {
    margin: 0,
    color: colour.heading,
    fontFamily: font.heading,
    fontWeight: 800,
    lineHeight: 1,
    textWrap: "balance",
  },
  h2: { fontSize: type.h2 },
  h3: { fontSize: type.h3, fontWeight: 700, lineHeight: 1.15 },
  "p, ul, ol, dl, dd, figure, blockquote": { margin: 0 },
  "p, li, dd, figcaption": { textWrap: "pretty" },
  // VoiceOver does not announce a list with `none`.
  "ul, ol": { padding: 0, listStyle: '""' },
  a: { color: colour.link },
  "img, picture, svg, video, iframe": { display: "block", maxWidth: "100%" },
  "button, input, textarea, select": { font: "inherit", color: "inherit" },
  button: { cursor: "pointer" },
  "[aria-busy='true']": { cursor: "progress", opacity: 0.6 },
  // Dark backgrounds override `--focus`.
  ":focus-visible": {
    outline: `3px solid var(--focus, ${colour.focus})`,
    outlineOffset: "var(--focus-offset, 3px)",
  },
  "[tabindex='-1']:focus": { outline: "none" },
  // Firefox before 121 has no `:has`: show the native control inside labels that draw their own.
  "@supports not selector(:has(*))": {
    "label:focus-within": { outline: `3px solid ${colour.focus}`, outlineOffset: "2px" },
    // `:not(#none)` only raises the specificity above the rule that hides the control.
    "label input:is([type=radio], [type=checkbox]):not(#none)": {
      position: "static",
      width: "1em",
      height: "1em",
      opacity: 1,
      clipPath: "none",
    },
  },
  "[hidden]": { display: "none !important" },
  ".visually-hidden": {
    position: "absolute",
    width: 1,
    height: 1,
    margin: -1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
    // Not in what a visitor copies: a hint for screen readers would stand glued to a word.
    userSelect: "none",
  },
  [from.desktop]: { html: { scrollPaddingTop: `calc(${size.headerWide} + 24px)` } },
  "@media (forced-colors: active)": { "button, a": { forcedColorAdjust: "auto" } },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      // Not even a short one: a new text size would start one of each property of each element, seconds of work.
      transition: "none !important",
    },
  },
});

export function GlobalStyles() {
  return <Global styles={[schemes, ...fontFaces, styles]} />;
}
