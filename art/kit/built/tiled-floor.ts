import { geo } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

/** Every second tile of a floor in perspective; `rows` are the heights of its lines, `eye` the horizon. */
export function tiledFloor(
  sheet: Sheet,
  rows: readonly number[],
  view: { middle: number; eye: number; step: number },
  colour: Colour,
): void {
  const { middle, eye, step } = view;
  const at = (k: number, y: number): number => middle + k * (y - eye) * step;
  rows.slice(0, -1).forEach((top, r) => {
    const low = rows[r + 1] ?? top;
    for (let c = -12; c < 12; c++)
      if ((c + r) % 2 !== 0)
        sheet.shape(
          geo.line([at(c, top), top, at(c + 1, top), top, at(c + 1, low), low, at(c, low), low]),
          colour,
          0.8,
        );
  });
}
