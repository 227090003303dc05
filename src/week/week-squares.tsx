import { css } from "@emotion/react";
import words from "../../content/words/week.json";
import { fill } from "../lib/fill";
import { lettering } from "../theme/lettering";
import { inDark } from "../theme/schemes";
import { colour, ground, space } from "../theme/tokens";
import { below, grid, row } from "../ui/layout/primitives";
import { DAYS, HOURS, type Kind, kinds, weekOf } from "./hours";

const WIDTH = 10;
const HEIGHT = 13;

const colours: Readonly<Record<Kind, string>> = {
  sleep: colour.mapLand,
  class: ground.sea,
  travel: colour.muted,
  work: colour.band,
  past: colour.action,
  free: colour.line,
};

/** In forced colours the kinds have the reader's own colours. */
const SYSTEM: Readonly<Record<Kind, string>> = {
  sleep: "GrayText",
  class: "CanvasText",
  travel: "GrayText",
  work: "Highlight",
  past: "LinkText",
  free: "Canvas",
};

const forced = {
  "@media (forced-colors: active)": {
    path: { fill: "var(--system)" },
    i: { background: "var(--system)", border: "1px solid CanvasText" },
  },
} as const;

const colourOf = (kind: Kind) => ({ "--kind": colours[kind], "--system": SYSTEM[kind] });

/** At night the dark hours would be as dark as the ground. */
const lit = { filter: "brightness(1.9)" } as const;

const board = css(grid([0, 2], "2.1rem 1"));
const days = css({ ...lettering.hint, display: "grid", alignContent: "space-between" });
const drawing = css({
  display: "block",
  width: "100%",
  height: "auto",
  printColorAdjust: "exact",
  path: { fill: "var(--kind)" },
  "path[data-cross]": { fill: "none", stroke: colour.surface },
  "[dir=rtl] &": { transform: "scaleX(-1)" },
  "[data-kind=free]": { opacity: 0.45 },
  ...inDark({ "[data-kind=sleep]": lit }),
  ...forced,
});
const scale = css({ ...lettering.hint, gridColumn: 2, display: "flex", justifyContent: "space-between" });
const legend = css({
  ...row([0, 3]),
  ...lettering.small,
  marginTop: space[1],
  i: {
    display: "inline-block",
    width: "12px",
    height: "12px",
    background: "var(--kind)",
    forcedColorAdjust: "none",
    printColorAdjust: "exact",
  },
  "[data-kind=free] > i": { opacity: 0.45 },
  ...inDark({ "[data-kind=sleep] > i": lit }),
  ...forced,
});

const square = ([day, hour]: readonly [number, number]) => `M${hour * WIDTH} ${day * HEIGHT}h9v12h-9z`;
const cross = ([day, hour]: readonly [number, number]) =>
  `M${hour * WIDTH + 1} ${day * HEIGHT + 1}l7 10m0-10l-7 10`;

/** A week as 7 rows of 24 squares, drawn as one path for each kind of hour. */
export function WeekSquares({ worked, limit }: { readonly worked: number; readonly limit: number }) {
  const week = weekOf(worked, limit);
  const shown = kinds.filter((kind) => week[kind].length > 0);
  const texts = shown.map((kind) => fill(words.kind, { name: words.kinds[kind], hours: week[kind].length }));
  return (
    <div>
      <p css={[lettering.label, below(1)]}>{words.week}</p>
      <div css={board}>
        <div css={days} aria-hidden="true">
          <span>{words.firstDay}</span>
          <span>{words.lastDay}</span>
        </div>
        <svg
          css={drawing}
          viewBox={`0 0 ${HOURS * WIDTH} ${DAYS * HEIGHT}`}
          role="img"
          aria-label={fill(words.picture, { list: texts.join(", ") })}
        >
          {shown.map((kind) => (
            <path key={kind} data-kind={kind} style={colourOf(kind)} d={week[kind].map(square).join("")} />
          ))}
          <path data-cross="" d={week.past.map(cross).join("")} />
        </svg>
        <div css={scale} aria-hidden="true">
          {[0, 6, 12, 18, HOURS].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
      </div>
      <ul css={legend}>
        {shown.map((kind, index) => (
          <li key={kind} data-kind={kind}>
            <i style={colourOf(kind)} /> {texts[index]}
          </li>
        ))}
      </ul>
    </div>
  );
}
