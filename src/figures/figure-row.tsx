import { css } from "@emotion/react";
import { memo } from "react";
import figuresWords from "../../content/words/figures.json";
import { fill } from "../lib/fill";
import { colour, font, from, radius, size, space, type } from "../theme/tokens";
import { FactDays } from "./fact-days";
import { FactSource } from "./fact-source";
import { figureStates } from "./figure-sections";
import { StateMark } from "./state-mark";

const MARK = "23px";

/** One column on a phone, two on a tablet, three on a desk screen, and at the right the figure's link. */
const row = css({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${size.target}`,
  alignItems: "start",
  padding: `${space[2]} ${space[1]} ${space[4]} ${space[4]}`,
  scrollMarginTop: "var(--under-bar)",
  "&:not([hidden]) ~ &": { borderTop: `1px solid ${colour.line}` },
  "&:target": { background: colour.awards, boxShadow: `inset 5px 0 ${colour.band}` },
  "@media print": { breakInside: "avoid" },
  [from.tablet]: {
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, 1fr) ${size.target}`,
    gridTemplateRows: "auto auto 1fr",
    columnGap: space[6],
    paddingLeft: space[7],
  },
  [from.desktop]: {
    gridTemplateColumns: `minmax(0, 9fr) minmax(0, 9fr) minmax(0, 13fr) ${size.target}`,
    gridTemplateRows: "auto 1fr",
    padding: `${space[2]} ${space[3]} ${space[4]} ${space[4]}`,
  },
});
const label = css({
  display: "grid",
  gridTemplateColumns: "11px minmax(0, 1fr)",
  alignItems: "baseline",
  gap: space[3],
  paddingTop: "10px",
  color: colour.heading,
  fontWeight: 600,
  lineHeight: 1.3,
});
const value = css({
  gridColumn: "1 / -1",
  padding: `2px ${space[3]} 2px ${MARK}`,
  [from.tablet]: { gridArea: "2 / 1 / 3 / 2" },
  [from.desktop]: { gridArea: "1 / 2 / 3 / 3", padding: "7px 0 0" },
});
const amount = css({
  color: colour.heading,
  font: `800 1.5rem/1.15 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
  textWrap: "balance",
});
const ended = css({ color: colour.error });
const small = { color: colour.muted, fontSize: type.small, lineHeight: 1.45 };
const days = css(small, { paddingTop: space[1] });
const about = css(small, {
  gridColumn: "1 / -1",
  padding: `${space[1]} ${space[3]} 0 ${MARK}`,
  [from.tablet]: { gridArea: "3 / 1 / 4 / 2" },
  [from.desktop]: { gridArea: "2 / 1 / 3 / 2", paddingRight: 0 },
});
const source = css(small, {
  gridColumn: "1 / -1",
  padding: `${space[2]} ${space[3]} 0 ${MARK}`,
  [from.tablet]: { gridArea: "1 / 2 / 4 / 3", padding: "10px 0 0" },
  [from.desktop]: { gridArea: "1 / 3 / 3 / 4" },
});
const word = css({
  color: colour.heading,
  fontWeight: 700,
  "&::first-letter": { textTransform: "uppercase" },
});
const place = css({
  gridArea: "1 / 2 / 2 / 3",
  [from.tablet]: { gridArea: "1 / 3 / 4 / 4" },
  [from.desktop]: { gridArea: "1 / 4 / 3 / 5" },
});
const link = css({
  display: "grid",
  placeItems: "center",
  width: size.target,
  height: size.target,
  borderRadius: radius.button,
  color: colour.muted,
  font: `700 1.1875rem/1 ${font.heading}`,
  textDecoration: "none",
  "&:hover": { background: colour.awards, color: colour.link },
  "@media print": { display: "none" },
});

interface FigureRowProps {
  readonly figure: Queries.FigureFragment;
  /** Name of the country, or of what else it belongs to. */
  readonly place: string;
  readonly isHidden: boolean;
}

/** A figure: what it is, its value, how it is known, who decides it, and an address of its own. */
export const FigureRow = memo(function FigureRow({ figure, place: where, isHidden }: FigureRowProps) {
  const { id, label: what, text, note, state } = figure;
  const known = figureStates.find((one) => one === state);
  return (
    <div id={id} css={row} hidden={isHidden} data-figure={state}>
      <dt css={label}>
        <span aria-hidden="true">
          <StateMark state={state} />
        </span>
        {what}
      </dt>
      <dd css={value}>
        <p css={amount}>{state === "ended" ? <s css={ended}>{text}</s> : text}</p>
        <FactDays fact={figure} css={days} />
      </dd>
      {note && <dd css={about}>{note}</dd>}
      <dd css={source}>
        {known && <p css={word}>{figuresWords.facts.states[known]}</p>}
        <FactSource className="" facts={[figure]} />
      </dd>
      <dd css={place}>
        <a href={`#${id}`} css={link}>
          <span aria-hidden="true">#</span>
          <span className="visually-hidden">
            {fill(figuresWords.figures.address, { label: what, place: where, value: text })}
          </span>
        </a>
      </dd>
    </div>
  );
});
