import { css, Global } from "@emotion/react";
import bricolage from "./fonts/bricolage-condensed.woff2";
import figtree from "./fonts/figtree.woff2";
import { colour, font, from, size, type } from "./tokens";

/**
 * The two fonts, and fallback fonts with matching metrics: widths of 150 characters and the fonts' own ascent and
 * descent, measured in Chromium. A page shown in a fallback font is laid out the same. `optional` avoids a font swap
 * under the reader's eyes: preloaded fonts nearly always arrive in time; otherwise the next page has them.
 */
const fontFaces = css`
  @font-face {
    font-family: "Bricolage Condensed";
    src: url(${bricolage}) format("woff2");
    font-weight: 500 800;
    font-display: optional;
  }
  @font-face {
    font-family: "Figtree";
    src: url(${figtree}) format("woff2");
    font-weight: 400 800;
    font-display: optional;
  }
  @font-face {
    font-family: "Bricolage Fallback";
    src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Roboto Bold");
    font-weight: 500 800;
    size-adjust: 83.9%;
    ascent-override: 110.8%;
    descent-override: 32.2%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: "Figtree Fallback";
    src: local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Roboto");
    size-adjust: 100.5%;
    ascent-override: 94.5%;
    descent-override: 24.9%;
    line-gap-override: 0%;
  }
`;

const styles = css({
  "*, *::before, *::after": { boxSizing: "border-box" },
  html: {
    colorScheme: "light",
    WebkitTextSizeAdjust: "100%",
    scrollPaddingTop: `calc(${size.headerWide} + 16px)`,
    overflowX: "clip",
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
  "ul, ol": { padding: 0, listStyle: "none" },
  a: { color: colour.link },
  "img, picture, svg, video, iframe": { display: "block", maxWidth: "100%" },
  "button, input, textarea, select": { font: "inherit", color: "inherit" },
  button: { cursor: "pointer" },
  "[aria-busy='true']": { cursor: "progress", opacity: 0.6 },
  // Dark backgrounds set `--focus` for everything on them.
  ":focus-visible": {
    outline: `3px solid var(--focus, ${colour.focus})`,
    outlineOffset: "var(--focus-offset, 3px)",
  },
  "[tabindex='-1']:focus": { outline: "none" },
  "[hidden]": { display: "none !important" },
  ".visually-hidden": {
    position: "absolute",
    width: 1,
    height: 1,
    margin: -1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
  [from.desktop]: { html: { scrollPaddingTop: `calc(${size.headerWide} + 24px)` } },
  "@media (forced-colors: active)": { "button, a": { forcedColorAdjust: "auto" } },
  "@media print": {
    "@page": { margin: "18mm" },
    "html, body": { background: "none", color: "#000", fontSize: "11pt" },
    "h1, h2, h3": { color: "#000", breakAfter: "avoid" },
    "img, figure, table, li": { breakInside: "avoid" },
    "details::details-content": { display: "block", contentVisibility: "visible", blockSize: "auto" },
    "main a[href][href^='https://']::after": {
      content: '" <" attr(href) ">"',
      fontSize: "0.85em",
      wordBreak: "break-all",
    },
  },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
    },
  },
});

/** Fonts, resets and the few rules that hold for every element. */
export function GlobalStyles() {
  return <Global styles={[fontFaces, styles]} />;
}
