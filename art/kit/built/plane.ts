import { geo, type Line, type Point } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

type Edge = { readonly y: number; readonly left: number; readonly right: number };

/** Turns lines measured on a level plane (as seen from above) into lines on the page. */
export type Plane = (flat: Line) => Line;

/**
 * A table top or floor in one-point perspective: its far and near edges on the page, and its size
 * (`wide` by `deep`) in the units of the lines laid on it; 0, 0 is the far left corner.
 */
function level(far: Edge, near: Edge, wide: number, deep: number): Plane {
  const [farWide, nearWide] = [far.right - far.left, near.right - near.left];
  return (flat) =>
    geo.dense(flat, Math.max(wide, deep) / 40).map(([x, z]): Point => {
      const v = z / deep;
      const here = 1 / ((1 - v) / farWide + v / nearWide);
      const down = nearWide === farWide ? v : (here - farWide) / (nearWide - farWide);
      return [geo.lerp(far.left, near.left, down) + (x / wide) * here, geo.lerp(far.y, near.y, down)];
    });
}

/** A sheet of paper lying on a plane, its middle at (x, z), with lines of writing. */
function paper(
  sheet: Sheet,
  plane: Plane,
  at: { x: number; z: number; w: number; h: number; turn?: number },
  colours: { page: Colour; line: Colour; shade?: Colour },
  lines = 7,
  width = 4,
): void {
  const { x, z, w, h, turn = 0 } = at;
  const lay = (flat: Line): Line => plane(geo.turn(geo.move(flat, x, z), turn, [x, z]));
  const page = [...geo.rect(-w / 2, -h / 2, w, h), [-w / 2, -h / 2] as const];
  if (colours.shade) sheet.shape(geo.move(lay(page), w * 0.03, w * 0.035), colours.shade, 0.8);
  sheet.shape(lay(page), colours.page, 0.6);
  for (let i = 0; i < lines; i++) {
    const y = h * (-0.38 + (0.78 * i) / Math.max(1, lines));
    const long = i % 4 === 3 ? 0.42 : 0.74;
    sheet.stroke(lay(geo.line([-w * 0.38, y, w * (long - 0.38), y])), width, colours.line, { jitter: 0.14 });
  }
}

export const planes = { level, paper };
