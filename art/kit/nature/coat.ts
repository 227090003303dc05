import { geo, type Line, type Point } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

export type Hairs = {
  readonly colour: Colour;
  /** Lines along which the hairs lie, from root to tip; the nearest counts most. */
  readonly along: readonly Line[];
  /** Distance from hair to hair. */
  readonly step: number;
  readonly long: number;
  readonly width: number;
  /** Width factor by place; none below 0.14. */
  readonly tone?: (x: number, y: number) => number;
  readonly seed?: number;
};

/** Which way the hairs lie at a place, in radians. */
function wayAt([x, y]: Point, guides: readonly Line[]): number {
  let dx = 0;
  let dy = 0;
  for (const guide of guides)
    for (const [a, b] of geo.pairs(guide)) {
      const weight = 1 / (geo.distance(geo.mid(a, b), [x, y]) ** 2 + 20) ** 1.5;
      dx += (b[0] - a[0]) * weight;
      dy += (b[1] - a[1]) * weight;
    }
  return Math.atan2(dy, dx);
}

/** A coat of hair or small feathers inside a closed shape: short tapered strokes in staggered rows. */
export function coat(sheet: Sheet, shape: Line, hairs: Hairs): void {
  const { colour, along, step, long, width, tone = () => 1, seed = 1 } = hairs;
  const random = noise.stream(seed);
  const { left, right, top, bottom } = geo.bounds(shape);
  const guides = along.map((line) => geo.even(line, 14));
  sheet.clip(shape, () => {
    let row = 0;
    for (let y = top; y <= bottom; y += step * 0.86) {
      for (let x = left + (row % 2) * step * 0.5; x <= right; x += step) {
        const root: Point = [x + random.bell() * step * 0.5, y + random.bell() * step * 0.5];
        const size = long * random.range(0.7, 1.2);
        const thick = width * random.range(0.7, 1.2) * tone(...root);
        if (thick < width * 0.2 || !geo.inside(shape, root)) continue;
        const way = wayAt(root, guides) + random.bell() * 0.14;
        const half: Point = [root[0] + (Math.cos(way) * size) / 2, root[1] + (Math.sin(way) * size) / 2];
        const on = wayAt(half, guides);
        const tip: Point = [half[0] + (Math.cos(on) * size) / 2, half[1] + (Math.sin(on) * size) / 2];
        sheet.stroke(geo.smooth([root, half, tip], false, 4), thick, colour);
      }
      row++;
    }
  });
}
