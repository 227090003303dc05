import { type CSSObject, css } from "@emotion/react";
import { lettering } from "../theme/lettering";
import { colour, font, from, phone, rule, shadow, space, type, withHover } from "../theme/tokens";
import { chevronOpen, foldArrow, foldHover, foldLine } from "../ui/folds/fold-style";
import { grid, paper } from "../ui/layout/primitives";

/** CSS text for a style element in the body. Only media queries may be nested. */
const inText = (styles: CSSObject) => css(styles).styles;

/** A white icon of 24 x 24 on a coloured disc. */
const mark = (path: string, ground: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}") center / 18px no-repeat ${ground}`;
const TICK = "M5 12.5l4.500 4.500L19 7";
const TURN_BACK = "M5 19V9a5 5 0 0 1 10 0v7M10.500 12.500 15 17l4.500-4.500";
const discStyle = { insetInlineStart: 0, width: "28px", height: "28px", border: 0 };

const wide = { maxWidth: "none", marginTop: space[5] };
const title = { ...lettering.loud, display: "block", lineHeight: 1.15, textWrap: "balance" } as const;
const plate = {
  display: "inline-grid",
  placeItems: "center",
  minWidth: "40px",
  height: "28px",
  padding: "0 6px",
  background: colour.dark,
  color: colour.onDark,
  font: `800 ${type.text}/1 ${font.heading}`,
  verticalAlign: "2px",
} as const;

/** A list as rows: title at the left, text at the right. A country's code stands before the title. */
export const rowsStyle = inText({
  "div.rows": wide,
  ".rows ul": { borderBlock: rule.tear },
  ".rows ul > li": {
    display: "flow-root",
    margin: 0,
    padding: `${space[4]} 0`,
    fontSize: type.text,
    lineHeight: 1.5,
    breakInside: "avoid",
  },
  ".rows li + li": { borderTop: rule.dashed },
  ".rows ul > li::before": { display: "none" },
  ".rows li > strong:first-child": { ...title, marginBottom: space[2] },
  ".rows code": plate,
  ".rows li > code": { position: "absolute", top: "14px", right: 0 },
  ".rows li:has(> code) > strong:first-child": { paddingRight: "56px" },
  ".rows + .note": { marginTop: space[8] },
  // The rule over a chapter's head is the list's last one, too, and its first one if nothing stands between.
  ".rows:has(+ .chapter-head) ul": { borderBottom: 0 },
  ".rows:has(+ .chapter-head) li:last-child": { paddingBottom: 0 },
  ".chapter-head + .rows": { marginTop: space[1] },
  ".chapter-head + .rows ul": { borderTop: 0 },
  [from.tablet]: {
    ".rows": { "--beside": "232px" },
    ".rows:has(code)": { "--beside": "292px" },
    ".rows ul > li": { paddingLeft: "var(--beside)" },
    ".rows li > strong:first-child": {
      float: "left",
      width: "calc(var(--beside) - 28px)",
      margin: "0 0 0 calc(0px - var(--beside))",
    },
    ".rows li:has(> code) > strong:first-child": { padding: "0 0 0 58px" },
    ".rows li > code": { left: 0, right: "auto", width: "44px", padding: 0 },
  },
});

/** Two or three kinds of institution, each a card with rows of what it leads to. */
export const doorsStyle = inText({
  "div.doors": { ...wide, marginBottom: "36px" },
  ".doors > ul": { "--label": "min(6.2em, 30vw)", ...grid(4) },
  ".doors ul > li": { margin: 0, padding: `${space[2]} 0 ${space[2]} var(--label)`, borderTop: rule.dashed },
  ".doors ul > li::before": { display: "none" },
  ".doors li li > strong": {
    display: "inline-block",
    minWidth: "var(--label)",
    margin: "0 -0.25em 0 calc(-1 * var(--label))",
    paddingRight: "6px",
  },
  ".doors > ul > li": {
    "--wall": colour.dark,
    padding: `6px ${space[4]} ${space[4]}`,
    border: 0,
    boxShadow: shadow.card,
    background: `linear-gradient(var(--wall) 6px, ${colour.surface} 0)`,
    ...lettering.small,
    breakInside: "avoid",
  },
  ".doors > ul > li:nth-child(2)": { "--wall": colour.darkHover },
  ".doors > ul > li:nth-child(3)": { "--wall": colour.actionHover },
  ".doors > ul > li > strong": { ...title, marginBlock: `${space[4]} ${space[3]}` },
  [from.tablet]: {
    ".doors > ul > li": {
      paddingTop: "92px",
      background: `url(/door.svg) 50% 12px / auto 80px no-repeat, linear-gradient(var(--wall) 92px, ${colour.surface} 0)`,
    },
    ".doors > ul": { gridTemplateColumns: "none", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
    ".doors:has(> ul > :nth-child(3)) li li": { paddingLeft: 0 },
    ".doors:has(> ul > :nth-child(3)) li li > strong": { display: "block", margin: 0 },
  },
});

/** Two texts side by side: the one to avoid, dashed, and the better one. */
export const pairStyle = inText({
  "div.pair": wide,
  ".pair ul": grid(4),
  ".pair ul > li": {
    margin: 0,
    padding: space[5],
    border: "2px solid transparent",
    ...paper,
    lineHeight: 1.5,
    breakInside: "avoid",
  },
  ".pair ul > li:first-child": {
    background: "none",
    border: `2px dashed ${colour.muted}`,
    boxShadow: "none",
  },
  ".pair li > strong:first-child": {
    ...title,
    marginBottom: space[3],
    padding: `3px 0 ${space[3]} 40px`,
    borderBottom: rule.tear,
  },
  ".pair ul > li::before": {
    ...discStyle,
    top: space[5],
    insetInlineStart: space[5],
    background: mark(TICK, colour.chat),
  },
  ".pair ul > li:first-child::before": { background: mark(TURN_BACK, colour.dark) },
  [from.tablet]: { ".pair ul": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

const even = ".signs ul:has(> :last-child:nth-child(even))";

/** Warning signs on a coloured background; in two columns if their number is even. */
export const signsStyle = inText({
  ".signs + .note": { marginTop: space[8] },
  ".signs": { padding: `${space[3]} ${space[5]}`, background: colour.awards, breakInside: "avoid" },
  ".signs:has(li:last-child:nth-child(even))": wide,
  ".signs ul > li": {
    margin: 0,
    paddingBlock: space[4],
    paddingInline: "44px 0",
    fontSize: type.text,
    lineHeight: 1.45,
  },
  ".signs li + li": { borderTop: `1px dashed ${colour.muted}` },
  ".signs ul > li::before": { ...discStyle, top: "14px", background: mark(TURN_BACK, colour.actionHover) },
  [from.wide]: { [even]: grid([0, 8], 2), [`${even} > li:nth-child(2)`]: { borderTop: 0 } },
});

export const moreStyle = inText({
  ".more": { borderBlock: rule.tear },
  ".more > summary": { ...foldLine, ...lettering.head },
  ".more > summary::-webkit-details-marker": { display: "none" },
  ".more > summary::after": foldArrow,
  ".more[open] > summary::after": chevronOpen,
  [withHover]: { ".more > summary:hover": foldHover },
  ".more > div": { paddingBottom: space[5] },
});

export const checklistStyle = inText({
  ".checklist": {
    padding: `${space[2]} ${space[5]}`,
    ...paper,
    borderTop: `6px solid ${colour.tag}`,
    breakInside: "avoid",
  },
  ".checklist ul > li": { margin: 0, paddingBlock: space[3], paddingInline: "36px 0", lineHeight: 1.45 },
  ".checklist li + li": { borderTop: rule.dashed },
  ".checklist ul > li::before": {
    top: "16px",
    insetInlineStart: 0,
    width: "18px",
    height: "18px",
    border: `2px solid ${colour.tag}`,
    borderRadius: "2px",
  },
});

const beforeName = { paddingLeft: "56px" };

/** Positioned, because hidden hints in a wide table would otherwise widen the page. On phones each row is a block. */
export const tableStyle = inText({
  ".table": { position: "relative", maxWidth: "100%", overflowX: "auto" },
  ".table table": { width: "100%", borderCollapse: "collapse", fontSize: type.text, lineHeight: 1.45 },
  ".table :is(th, td)": {
    padding: `${space[3]} ${space[4]} ${space[3]} 0`,
    textAlign: "left",
    verticalAlign: "top",
  },
  ".table th": { color: colour.heading, borderBottom: rule.ink },
  ".table td": { borderBottom: rule.dashed },
  ".table code": { ...plate, position: "absolute", left: 0, marginTop: "-2px" },
  ".table td:has(code)": { position: "relative", ...beforeName },
  ".table tr:has(td:nth-of-type(2):not(:empty)) td:empty::after": {
    content: '""',
    display: "block",
    height: "1.3em",
    borderBottom: `2px dotted ${colour.muted}`,
  },
  [phone]: {
    ".table :is(table, tbody, tr, td)": { display: "block" },
    ".table thead": { display: "none" },
    ".table tr": { padding: `${space[3]} 0`, borderBottom: rule.dashed },
    ".table:has(+ .chapter-head) tr:last-child": { paddingBottom: 0, borderBottom: 0 },
    ".table td": { padding: "2px 0", border: 0 },
    ".table td:first-of-type": lettering.strong,
    ".table tr:has(code) > td": beforeName,
    ".table td + td": { marginTop: space[1] },
    ".table td + td::before": {
      content: "attr(data-head)",
      display: "block",
      color: colour.muted,
      fontSize: type.small,
    },
  },
  [from.tablet]: { ".table :is(th, td)": { minWidth: "6em" }, ".table td:has(code)": { minWidth: "13em" } },
  [from.desktop]: { ".table:has(code)": wide },
});
