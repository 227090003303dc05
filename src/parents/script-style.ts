import { css } from "@emotion/react";
import { isLanguage, type Language } from "../lib/languages";
import { from, phone, space, type } from "../theme/tokens";
import { fitting } from "../ui/layout/primitives";

interface Script {
  /** Device fonts; ours come first and only have Latin letters and digits. */
  readonly fonts: string;
  /** Line height, as some scripts have signs above and below the letters. */
  readonly line: number;
  /** Whether its words are much longer than English ones. */
  readonly isWide?: boolean;
}

const DEVANAGARI: Script = {
  fonts: '"Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI", "Devanagari Sangam MN", Mangal',
  line: 1.75,
};

const SCRIPTS: Readonly<Record<Exclude<Language, "en">, Script>> = {
  hi: DEVANAGARI,
  ne: DEVANAGARI,
  ta: {
    fonts: '"Noto Sans Tamil", "Tamil Sangam MN", "Nirmala UI", InaiMathi, Latha',
    line: 1.75,
    isWide: true,
  },
  ml: {
    fonts: '"Noto Sans Malayalam", "Malayalam Sangam MN", "Nirmala UI", Manjari, Kartika',
    line: 1.8,
    isWide: true,
  },
  ar: {
    fonts: '"Noto Naskh Arabic", "Noto Sans Arabic", "Geeza Pro", "Segoe UI", "Arabic Typesetting"',
    line: 1.85,
  },
};

const BELOW_WIDE = "@media (min-width: 64em) and (max-width: 76.99em)";

const header = {
  ".frame-row": { flexWrap: "wrap", justifyContent: "end", paddingBlock: space[1] },
  ".frame-row > .frame-action": { fontSize: type.small },
  ".frame-brand": { marginInlineEnd: "auto" },
} as const;
const closeHeader = {
  ".frame-row": { columnGap: space[3] },
  ".frame-row > .frame-action": { maxWidth: "10rem", paddingInline: space[4], whiteSpace: "normal" },
  ".frame-nav > ul": { gap: space[3] },
  ".frame-entry": { fontSize: type.small },
} as const;
/** The menu in a row of its own. */
const twoRows = {
  ".frame-nav": { order: 5, flexBasis: "100%" },
  ".frame-nav > ul": { justifyContent: "space-between" },
} as const;

/** Styles for a script that our fonts lack; no font is loaded for it. */
export function scriptStyle(slug: string) {
  const script = isLanguage(slug) && slug !== "en" ? SCRIPTS[slug] : undefined;
  if (!script) return css({});
  const letters = `Figtree, ${script.fonts}, system-ui, sans-serif`;
  return css({
    body: { fontFamily: letters },
    ":is(a, b, button, h1, h2, h3)": { fontFamily: `${letters} !important` },
    "main :is(p, li, b, small)": { lineHeight: `${script.line} !important` },
    // Long words wrap, and letter-spacing is off because it would separate joined letters.
    "main :is(h1, h2, h3)": { fontWeight: 700, lineHeight: "1.4 !important", letterSpacing: "normal" },
    "main h1": { fontSize: `${type.proseH2} !important` },
    "main h2": { fontSize: `${type.fact} !important` },
    // One column of countries, as some names are a single long word.
    "body .frame-columns > .frame-countries > ul": { columns: 1, gridTemplateColumns: fitting("8.2rem") },
    ".frame-footer li > a": { overflowWrap: "anywhere" },
    // It is in English.
    ".frame-brand > .frame-words": { display: "none" },
    // The bar on phones only has room for words as short as the English ones.
    [phone]: {
      ".frame-floating > a": { padding: "0 1px !important", fontSize: `min(${type.small}, 4vw) !important` },
      ".frame-floating > a > svg": { display: "none" },
    },
    [from.desktop]: script.isWide ? [header, closeHeader] : header,
    [BELOW_WIDE]: script.isWide ? twoRows : closeHeader,
    ...(slug === "ne" && { "main .steps > li::before": { content: "counter(step, devanagari) !important" } }),
    // Phone numbers read from left to right in every language.
    "a[href^='tel:'], a[href^='tel:'] > span": { unicodeBidi: "plaintext" },
  });
}
