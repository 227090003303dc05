import { css } from "@emotion/react";
import { colour, narrow } from "../theme/tokens";
import { mapSize } from "../ui/motifs/world-map";

/** Upward bend of a route, as a share of its length. */
const BOW = 0.16;

const drawing = css({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
  [narrow]: { "g > path": { strokeWidth: "8px" }, "g > path + path": { strokeWidth: "5px" } },
});

interface MapPlace {
  readonly top: number;
  readonly left: number;
}

const x = ({ left }: MapPlace) => (left / 100) * mapSize.width;
const y = ({ top }: MapPlace) => (top / 100) * mapSize.height;

function routeData(origin: MapPlace, target: MapPlace): string {
  const [x1, y1, x2, y2] = [x(origin), y(origin), x(target), y(target)];
  const bow = Math.hypot(x2 - x1, y2 - y1) * BOW;
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - bow} ${x2} ${y2}`;
}

function Pin({ place, width = 13 }: { readonly place: MapPlace; readonly width?: number }) {
  const point = { d: `M${x(place)} ${y(place)}h0`, vectorEffect: "non-scaling-stroke" };
  return (
    <g strokeLinecap="round">
      <path {...point} strokeWidth={width} stroke={colour.onDark} />
      <path {...point} strokeWidth={width - 4} stroke={colour.action} />
    </g>
  );
}

interface MapRoutesProps {
  readonly origin: MapPlace;
  readonly targets: readonly MapPlace[];
}

export function MapRoutes({ origin, targets }: MapRoutesProps) {
  return (
    <svg
      css={drawing}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {targets.map((target) => (
        <path
          key={`${target.left} ${target.top}`}
          d={routeData(origin, target)}
          fill="none"
          stroke={colour.band}
          strokeWidth={2}
          strokeLinecap="round"
          strokeDasharray="0.1 5.5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {targets.map((target) => (
        <Pin key={`${target.left} ${target.top}`} place={target} />
      ))}
      <Pin place={origin} width={17} />
    </svg>
  );
}
