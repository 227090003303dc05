import { palette } from "./palette";
import { cardShadow, paired } from "./schemes";
import { wideWindow } from "./windows";

/** Colours by purpose. Components use these, never the palette. */
export const colour = {
  text: paired("text"),
  heading: paired("heading"),
  muted: paired("muted"),
  link: paired("link"),
  current: paired("current"),
  accent: paired("accent"),
  focus: paired("focus"),
  // Marigold has too little contrast with the sea and leaf backgrounds.
  focusOnDark: palette.butter,
  error: paired("current"),
  line: paired("line"),
  /** Strong borders: ink, at night less bright than text. */
  edge: paired("edge"),
  surface: paired("surface"),
  page: paired("page"),
  closing: paired("closing"),
  awards: paired("awards"),
  sky: paired("sky"),
  states: paired("states"),
  band: palette.marigold,
  /** Text on a bright ground, as marigold. */
  onBright: palette.ink,
  dark: palette.ink,
  darkHover: palette.seaDark,
  board: palette.board,
  onDark: palette.white,
  onDarkMuted: palette.mist,
  onDarkWarm: palette.butter,
  tag: paired("tag"),
  chat: palette.leaf,
  action: palette.red,
  actionHover: palette.redDark,
  mapLand: palette.mapLand,
  mapDestination: palette.mapDestination,
} as const;

export type ColourName = keyof typeof colour;

/** Background colours of a page's head, by their name in content. */
export const ground = {
  sea: palette.sea,
  leaf: palette.leaf,
  red: palette.redDark,
  ink: palette.ink,
} as const;

export type GroundName = keyof typeof ground;

export const phase = {
  plan: paired("plan"),
  apply: paired("apply"),
  visa: paired("visa"),
  arrive: paired("arrive"),
} as const;

export type PhaseName = keyof typeof phase;

/** Spacing steps in px (docs/decisions.md, "Look"). */
export const space = {
  0: "0px",
  1: "4px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "22px",
  8: "30px",
  11: "44px",
  16: "60px",
  24: "88px",
  section: "clamp(44px, 1.16rem + 6.5vw, 112px)",
  gutter: "clamp(20px, 5vw, 64px)",
} as const;

export const font = {
  heading:
    '"Bricolage Condensed", "Bricolage Fallback", "Bricolage Roboto", "Bricolage DejaVu", "Arial Narrow", sans-serif',
  text: 'Figtree, "Figtree Fallback", "Figtree Roboto", "Figtree DejaVu", system-ui, sans-serif',
} as const;

/** Font sizes, fluid from phone to desktop (docs/decisions.md, "Look"). */
export const type = {
  homeTitle: "clamp(2.9rem, min(14.6vw, 2rem + 6.9vw), 7.5rem)",
  countryTitle: "clamp(4rem, min(20vw, 2.3rem + 5.5vw), 6.75rem)",
  title: "clamp(min(2.75rem, 12.5vw), 1.7rem + 3.9vw, 5rem)",
  h2: "clamp(min(2.25rem, 13vw), min(1.7rem + 2.3vw, 13vw), 3.75rem)",
  proseH2: "clamp(1.875rem, 1.6rem + 1.1vw, 2.5rem)",
  h3: "clamp(1.2rem, 1.1rem + 0.4vw, 1.375rem)",
  stat: "clamp(min(5.25rem, 26vw), min(3.4rem + 4vw, 26vw), 7.25rem)",
  fact: "1.625rem",
  intro: "clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)",
  text: "1.0625rem",
  article: "clamp(1.125rem, 1.1rem + 0.15vw, 1.1875rem)",
  small: "0.9375rem",
} as const;

export const size = {
  container: "72rem",
  prose: "34.5em",
  sidebar: "216px",
  sidebarWide: "264px",
  header: "56px",
  headerWide: "76px",
  target: "44px",
  /** Text size of the logo in the header. */
  mark: "clamp(1.25rem, 6.4vw, 1.5rem)",
  badge: "96px",
  /** Text size on a map, which does not grow with the reader's text size. */
  mapName: "14px",
  mapLabel: "15px",
} as const;

export const radius = { button: "4px", card: "6px", strip: "8px" } as const;

export const rule = {
  thin: `1px solid ${paired("line")}`,
  thick: `2px solid ${paired("line")}`,
  ink: `2px solid ${paired("edge")}`,
  dashed: `1px dashed ${paired("line")}`,
  tear: `2px dashed ${paired("line")}`,
  route: `3px dotted ${paired("accent")}`,
  onDark: `1px solid ${palette.mapDestination}`,
} as const;

export const shadow = {
  card: cardShadow,
  dropSmall: "drop-shadow(0 1px 2px rgb(15 42 67 / 0.2)) drop-shadow(0 3px 6px rgb(15 42 67 / 0.08))",
  drop: "drop-shadow(0 1px 2px rgb(15 42 67 / 0.2)) drop-shadow(0 12px 16px rgb(15 42 67 / 0.13))",
} as const;

/** Media queries for mobile-first styles. In em, so that a large text size gets the phone's layout. */
export const from = {
  phone: "@media (min-width: 22.5em)",
  tablet: "@media (min-width: 40em)",
  desktop: `@media ${wideWindow}`,
  wide: "@media (min-width: 77em)",
} as const;

export const phone = "@media (max-width: 39.99em)";

export const narrow = "@media (max-width: 63.99em)";

/** Exactly the windows that are not `from.desktop`, also at 63.995em, where the script takes over. */
export const belowDesktop = `@media not all and ${wideWindow}`;

/** Phones narrower than 360 px, where a note beside its amount would be a column of single words. */
export const slim = "@media (max-width: 22.49em)";

export const tablets = "@media (min-width: 40em) and (max-width: 63.99em)";

/** Tablets in portrait, where a narrow column fits beside a text. */
export const upright = "@media (min-width: 48em) and (max-width: 63.99em)";

export const fromUpright = "@media (min-width: 48em)";

/** Phones with a large text size, where nothing fits side by side. */
export const largeText = "@media (max-width: 18.99em)";

/** Windows as low as a phone in landscape or a page zoomed to 400 %: nothing floats over the text there. */
export const lowWindow = "@media (max-height: 24em)";

export const withMotion = "@media (prefers-reduced-motion: no-preference)";

/** For pointers that can hover; on a touch screen the `:hover` style would stay after the touch. */
export const withHover = "@media (hover: hover)";
