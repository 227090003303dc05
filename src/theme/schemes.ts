import type { CSSObject } from "@emotion/react";
import { palette } from "./palette";

/** Colours that change with the visitor's scheme: the custom property's short name, by day, at night. */
const pairs = {
  text: ["t", palette.body, "#D3DCE4"],
  heading: ["h", palette.ink, "#F7EDD9"],
  muted: ["m", palette.muted, "#9FB1C1"],
  link: ["l", palette.seaDark, "#74CBD1"],
  focus: ["f", palette.seaDark, palette.stubPlan],
  current: ["c", palette.redDark, "#FF9A88"],
  accent: ["a", palette.red, "#FF9A88"],
  tag: ["g", palette.leaf, "#7CCB95"],
  line: ["n", palette.line, "#3A5168"],
  edge: ["e", palette.ink, "#7F93A6"],
  surface: ["s", palette.white, "#12263A"],
  page: ["p", palette.sand, "#0B1826"],
  closing: ["z", palette.sand2, "#1B2430"],
  awards: ["w", palette.cream, "#2E2A1E"],
  sky: ["k", palette.sky, "#2A2416"],
  states: ["i", palette.mist, "#10323A"],
  plan: ["o", palette.stubPlan, "#443717"],
  apply: ["q", palette.stubApply, "#173C40"],
  visa: ["v", palette.stubVisa, "#47291F"],
  arrive: ["r", palette.stubArrive, "#1D3D2A"],
} as const;

type PairName = keyof typeof pairs;

/** The value of a colour in a style. */
export const paired = <Name extends PairName>(name: Name) => `var(--${pairs[name][0]})` as const;

/** The colour itself by day and at night, for drawings inside an address, which know no properties. */
export const drawn = (name: PairName) => ({ day: pairs[name][1], night: pairs[name][2] });

export const cardShadow = "var(--u)";
export const PAPER = "var(--y)";

const all = Object.values(pairs);
const byDay = Object.fromEntries(all.map(([name, day]) => [`--${name}`, day]));
const byBoth = Object.fromEntries(
  all.map(([name, day, night]) => [`--${name}`, `light-dark(${day},${night})`]),
);

/** Older browsers always show the day. */
const knowsBoth = "@supports (color: light-dark(#000, #000))";
const atNight = "@media screen and (prefers-color-scheme: dark) and (forced-colors: none)";
/** What no colour can say: `css={inDark({ filter: "none" })}`. */
export const inDark = (styles: CSSObject): CSSObject => ({ [knowsBoth]: { [atNight]: styles } });

/** The properties. A scope with `color-scheme: light` has the day's colours at night too; on paper print.css sets it. */
export const schemes: CSSObject = {
  ":root": {
    colorScheme: "light",
    ...byDay,
    "--u": "0 1px 2px rgb(15 42 67 / 0.2), 0 12px 24px rgb(15 42 67 / 0.13)",
    "--y": palette.white,
  },
  [knowsBoth]: {
    ":root": { colorScheme: "light dark", ...byBoth },
    [atNight]: {
      ":root": { "--u": "0 0 0 1px #24405A", "--y": "#EDE6D8" },
      img: { filter: "brightness(.9)" },
    },
  },
};

/** The sky behind the home page's scene, dimmed at night as its picture is. */
export const skyAtNight = inDark({ "--k": "#E1D2B5" });

/** Drawings in ink without a ground lie on paper at night. */
export const inkOnPaper = inDark({ borderRadius: "6px", background: PAPER });

/** Things of paper keep light paper with dark ink at night: stamps, envelopes, postcards, tickets, letters. */
export const paperScope = { colorScheme: "light", "--s": PAPER, color: paired("text") } as const;

/** What has a light ground of its own has dark ink at night too. */
export const brightScope = { colorScheme: "light" } as const;
