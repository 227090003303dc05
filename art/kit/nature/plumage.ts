import { geo, type Line } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

/** Two edges of a feathered part, both from the head towards the tail; feathers lie along the way between them. */
type Edges = readonly [Line, Line];

/** Fine feathers: short tapered strokes in staggered rows between the edges. `tone` says where they thin out. */
function strands(
  sheet: Sheet,
  [from, to]: Edges,
  colour: Colour,
  marks: {
    rows: number;
    long: number;
    width: number;
    seed?: number;
    tone?: (x: number, y: number) => number;
  },
): void {
  const { rows, long, width, seed = 1, tone } = marks;
  const random = noise.stream(seed);
  for (let row = 0; row < rows; row++) {
    const way = geo.between(from, to, (row + 0.5 + 0.3 * random.bell()) / rows, 40);
    const step = long / Math.max(1, geo.length(way));
    for (let t = random.range(-0.5, 0) * step; t < 1; t += step * random.range(0.8, 1.35)) {
      const end = Math.min(1, t + step * random.range(0.6, 1));
      if (end < 0.04) continue;
      sheet.stroke(geo.part(way, Math.max(0, t), end, 8), width * random.range(0.65, 1.2), colour, {
        tone: tone ?? ((x, y) => 0.8 + 0.7 * noise.rough(x / 60, y / 60, seed)),
      });
    }
  }
}

/** Laid feathers with round tips, tail first so that each row covers the roots of the next. */
function scales(
  sheet: Sheet,
  [from, to]: Edges,
  colours: { body: Colour; rim: Colour; shaft?: Colour },
  marks: { across: number; rows: number; size: number; seed?: number; rim?: number; long?: number },
): void {
  const { across, rows, size, seed = 1, rim = 0.09, long = 1 } = marks;
  const random = noise.stream(seed);
  for (let row = rows - 1; row >= 0; row--) {
    for (let k = 0; k < across; k++) {
      const share = (k + (row % 2 === 0 ? 0.25 : 0.75)) / across;
      const way = geo.between(from, to, share, 30);
      const t = (row + 0.3) / rows;
      const [x, y] = geo.along(way, t);
      const [nx, ny] = geo.along(way, Math.min(1, t + 0.05));
      const [bx, by] = geo.along(way, Math.max(0, t - 0.05));
      const turn = (Math.atan2(ny - by, nx - bx) * 180) / Math.PI + random.range(-7, 7);
      const big = size * random.range(0.88, 1.12);
      sheet.place({ x, y, turn }, () => {
        const tip = geo.smooth(
          [
            [0, -0.46 * big],
            [0.5 * big * long, -0.45 * big],
            [0.92 * big * long, -0.2 * big],
            [0.98 * big * long, 0.1 * big],
            [0.6 * big * long, 0.44 * big],
            [0, 0.46 * big],
          ],
          false,
          6,
        );
        sheet.shape([...tip, [-0.4 * big, 0]], colours.body, 1);
        sheet.stroke(geo.part(tip, 0.12, 0.88, 16), big * rim, colours.rim);
        if (colours.shaft)
          sheet.stroke(
            [
              [0.1 * big, 0],
              [0.78 * big * long, 0],
            ],
            big * 0.07,
            colours.shaft,
            { taper: "end" },
          );
      });
    }
  }
}

export const plumage = { strands, scales };
