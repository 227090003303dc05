import { css } from "@emotion/react";
import { colour } from "../theme/tokens";

/** A dotted path: round dots ten apart, at any stroke width (docs/decisions.md, "Look"). */
const dots = { fill: "none", strokeDasharray: "1 10", strokeLinecap: "round" } as const;

/** Size of `world-map.svg`, which `art/map.ts` draws; positions are percentages of it. */
export const MAP_WIDTH = 1152;
export const MAP_HEIGHT = 520;

/** Upward bend of a route, as a share of its length. */
const BOW = 0.16;

const drawing = css({
  "--pin": "13px",
  "--route": "2px",
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
});
interface MapPlace {
  readonly top: number;
  readonly left: number;
}

const x = ({ left }: MapPlace) => (left / 100) * MAP_WIDTH;
const y = ({ top }: MapPlace) => (top / 100) * MAP_HEIGHT;

function routeData(origin: MapPlace, target: MapPlace): string {
  const [x1, y1, x2, y2] = [x(origin), y(origin), x(target), y(target)];
  const bow = Math.hypot(x2 - x1, y2 - y1) * BOW;
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - bow} ${x2} ${y2}`;
}

interface PinProps {
  readonly place: MapPlace;
  readonly isOrigin?: boolean;
}

function Pin({ place, isOrigin = false }: PinProps) {
  const point = `M${x(place)} ${y(place)}h0`;
  return (
    <g css={isOrigin && { "--pin": "17px" }} fill="none" strokeLinecap="round">
      <path
        css={{ strokeWidth: "var(--pin)" }}
        d={point}
        stroke={colour.onDark}
        vectorEffect="non-scaling-stroke"
      />
      <path
        css={{ strokeWidth: "calc(var(--pin) - 4px)" }}
        d={point}
        stroke={colour.accent}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}

interface MapRoutesProps {
  readonly origin: MapPlace;
  readonly targets: readonly MapPlace[];
}

export function MapRoutes({ origin, targets }: MapRoutesProps) {
  return (
    <svg css={drawing} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true" focusable="false">
      {targets.map((target) => (
        <path
          key={`${target.left} ${target.top}`}
          css={{ strokeWidth: "var(--route)" }}
          d={routeData(origin, target)}
          {...dots}
          strokeDasharray="0.1 5.5"
          stroke={colour.band}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {targets.map((target) => (
        <Pin key={`${target.left} ${target.top}`} place={target} />
      ))}
      <Pin place={origin} isOrigin />
    </svg>
  );
}
