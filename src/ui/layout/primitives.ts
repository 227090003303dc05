import type { CSSObject } from "@emotion/react";
import { lettering } from "../../theme/lettering";
import {
  type ColourName,
  colour,
  font,
  from,
  type PhaseName,
  phase,
  radius,
  rule,
  shadow,
  size,
  space,
  type,
  upright,
  withHover,
} from "../../theme/tokens";

type Step = keyof typeof space;
type Gap = Step | readonly [rows: Step, columns: Step];
const gapOf = (gap: Gap | undefined) =>
  typeof gap === "object" ? gap.map((step) => space[step]).join(" ") : gap !== undefined ? space[gap] : gap;

/** Margin above: `css={[lettering.muted, above(3)]}`. */
export const above = (step: Step) => ({ marginTop: space[step] });
export const below = (step: Step) => ({ marginBottom: space[step] });

export const tinted = (name: ColourName | PhaseName) => ({ background: { ...colour, ...phase }[name] });

export const pageEnd = { paddingBottom: space.section } as const;

/** Overlaps the end of the page's head. */
export const overHead = { marginTop: "-24px", [from.desktop]: { marginTop: "-44px" } } as const;

export const wholeRow = { gridColumn: "1 / -1" } as const;

type Window = keyof typeof from;
/** `onlyFrom` shows an element from a window width on, `onlyBelow` below it: `css={onlyFrom("desktop")}`. */
export const onlyFrom = (window: Window) => ({ display: "none", [from[window]]: { display: "block" } });
export const onlyBelow = (window: Window) => ({ [from[window]]: { display: "none" } });

/** One column that its content never widens: `css={stack(4)}`. */
export const stack = (gap?: Gap) => grid(gap);

/** Side by side, wrapping when there is no room: `css={row(3)}`, `css={row([2, 5], "space-between")}`. */
export const row = (gap?: Gap, justifyContent?: "space-between") =>
  ({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent, gap: gapOf(gap) }) as const;

/** On one line without wrapping: `css={inLine(2)}`. */
export const inLine = (gap?: Gap) => ({ display: "flex", alignItems: "center", gap: gapOf(gap) }) as const;

/** At both ends of one line: `css={ends(3)}`. */
export const ends = (gap?: Gap) =>
  ({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: gapOf(gap) }) as const;

type Columns = number | string;
/** Columns, with a gap if it differs from the gap on phones. */
type At = Columns | readonly [columns: Columns, gap: Gap];

/** Grid tracks: 3 for three equal columns; "4 8" for shares that content never widens; "1 300px", "auto 1". */
export const tracks = (columns: Columns) =>
  typeof columns === "number"
    ? `repeat(${columns}, minmax(0, 1fr))`
    : columns
        .split(" ")
        .map((track) => (/^[\d.]+$/.test(track) ? `minmax(0, ${track}fr)` : track))
        .join(" ");
/** As many columns as fit, each at least `least` wide, stretched over the row. */
export const fitting = (least: string) => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`;
/** As many columns as fit, without stretching an incomplete row. */
export const filling = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;

const columnsAt = (at: At) =>
  typeof at === "object"
    ? { gridTemplateColumns: tracks(at[0]), gap: gapOf(at[1]) }
    : { gridTemplateColumns: tracks(at) };
const windows = { ...from, upright } as const;
const windowNames = ["phone", "tablet", "upright", "desktop", "wide"] as const;

interface ByWindow extends Partial<Record<keyof typeof windows, At>> {
  /** For windows narrower than the named ones. */
  readonly base?: Columns;
}

/** A grid: `css={grid(3, "36px 1")}`, `css={grid(5, { tablet: 2, desktop: ["4 8", 16] })}`. */
export function grid(gap?: Gap, columns: Columns | ByWindow = "1"): CSSObject {
  const { base = "1", ...wider } = typeof columns === "object" ? columns : { base: columns };
  const styles: CSSObject = { display: "grid", ...columnsAt(base), gap: gapOf(gap) };
  for (const name of windowNames) {
    const at = wider[name];
    if (at !== undefined) styles[windows[name]] = columnsAt(at);
  }
  return styles;
}

export const paper = { background: colour.surface, boxShadow: shadow.card } as const;

/** A white surface with round corners: `css={[card, { padding: space[5] }]}`. */
export const card = { ...paper, borderRadius: radius.card } as const;

/** A coloured box beside the text: `css={[note("states"), above(5)]}`. */
export const note = (ground: "awards" | "closing" | "states" = "awards") =>
  ({ padding: space[5], borderRadius: radius.card, background: colour[ground] }) as const;

/** A short code before a name, styled like a number plate: `css={[tag, { minWidth: "34px" }]}`. */
export const tag = {
  padding: "4px 5px 2px",
  border: `1px solid ${colour.heading}`,
  borderRadius: radius.button,
  ...lettering.plate,
  textAlign: "center",
} as const;

/** Notches at the tear line of a ticket: `css={ticket("0 100%", "100% 100%")}`. */
export const ticket = (...corners: readonly string[]) =>
  ({
    maskImage: corners.map((at) => `radial-gradient(circle 9px at ${at}, transparent 97%, #000)`).join(", "),
    maskComposite: "intersect",
  }) as const;
/** Half a notch at both upper corners. */
export const notchedAbove = ticket("0 0", "100% 0");

export const centred = { display: "grid", placeItems: "center" } as const;

/** A circle with centred content: `css={[disc("36px"), { border: rule.ink }]}`. */
export const disc = (width: string) => ({ ...centred, width, height: width, borderRadius: "50%" }) as const;

export const numberRing = {
  ...disc("36px"),
  border: "2px solid",
  font: `800 ${type.article}/1 ${font.heading}`,
} as const;

export const lineOf = (minHeight: string) => ({ display: "flex", alignItems: "center", minHeight }) as const;

/** A link or button in a text, with a touch target large enough for a finger: `a: target`. */
export const target = { display: "inline-flex", alignItems: "center", minHeight: size.target } as const;

/** A button without the browser's button style. */
export const bareButton = { padding: 0, border: 0, background: "none", cursor: "pointer" } as const;

/** A link underlined only on hover. */
export const quietLink = {
  textDecoration: "none",
  [withHover]: { "&:hover": { textDecoration: "underline", textUnderlineOffset: "4px" } },
} as const;

/** Stretches a link over its nearest positioned ancestor: a whole card is clickable and has only one link. */
export const coverLink = {
  "&::after": { content: '""', position: "absolute", inset: 0, zIndex: 1 },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": {
    outline: `3px solid var(--focus, ${colour.focus})`,
    outlineOffset: "var(--cover-offset, 3px)",
  },
} as const;

/** An action of the strip that is torn off at the foot of a card. */
export const tornAction = {
  ...centred,
  minHeight: "50px",
  fontSize: type.text,
  fontWeight: 700,
  textDecoration: "none",
  outlineOffset: "-4px !important",
  [withHover]: { "&:hover": { background: colour.page, textDecoration: "underline" } },
} as const;

export const inkLink = {
  color: colour.heading,
  textDecoration: "none",
  [withHover]: { "&:hover": { color: colour.link } },
} as const;

export const thickLine = { textDecorationThickness: "2px", textUnderlineOffset: "5px" } as const;

/** Visually hidden text for screen readers. */
export const unseen = { position: "absolute", clipPath: "inset(50%)", whiteSpace: "nowrap" } as const;

/** Hidden without scripts, for controls that need them. */
export const scripted = { "@media (scripting: none)": { display: "none" } } as const;

/** Text on a dark background, with a light focus ring. */
export const onDark = { color: colour.onDark, "--focus": colour.focusOnDark } as const;

/** A row of links, each in a box of its own. */
export const boxedLinks = {
  ...row(2),
  a: {
    ...target,
    paddingInline: space[4],
    border: rule.thick,
    borderRadius: radius.strip,
    background: colour.surface,
    color: colour.heading,
    fontWeight: 600,
    textDecoration: "none",
    [withHover]: { "&:hover": { borderColor: colour.heading, background: colour.awards } },
  },
} as const;
