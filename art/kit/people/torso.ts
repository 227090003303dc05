import { geo, type Line, type Point } from "../core/geo";
import type { Look } from "./look";

/** Half widths of a body, in head units. */
export type Torso = {
  readonly shoulder: number;
  readonly waist: number;
  readonly hip: number;
  readonly neck: number;
  readonly left: Point;
  readonly right: Point;
  /** From the neck's right side round the body to its left side. */
  readonly outline: Line;
};

const builds = {
  slim: { shoulder: 136, waist: 94, hip: 108, neck: 35 },
  medium: { shoulder: 150, waist: 114, hip: 120, neck: 39 },
  broad: { shoulder: 170, waist: 142, hip: 140, neck: 46 },
  slight: { shoulder: 124, waist: 86, hip: 100, neck: 32 },
  stout: { shoulder: 158, waist: 166, hip: 160, neck: 47 },
  rounded: { shoulder: 138, waist: 130, hip: 144, neck: 37 },
} as const;

/** Measures of a torso for a look; `ease` makes the garment looser. */
export function torso(look: Look, ease = 0): Torso {
  const build = builds[look.build ?? "medium"];
  const { shoulder, neck } = build;
  const waist = build.waist + ease;
  const hip = build.hip + ease;
  const half = geo.smooth(
    [
      [neck + 6, 122],
      [neck + 30, 138],
      [shoulder * 0.7, 152],
      [shoulder - 4, 170],
      [shoulder + 14, 200],
      [shoulder, 268],
      [waist + 8, 350],
      [waist, 392],
      [hip, 470],
      [hip + 2, 520],
    ],
    false,
    6,
  );
  const other = half.map(([x, y]): Point => [-x, y]);
  return {
    shoulder,
    waist,
    hip,
    neck,
    left: [-shoulder + 26, 208],
    right: [shoulder - 26, 208],
    outline: [...half, ...geo.reverse(other)],
  };
}
