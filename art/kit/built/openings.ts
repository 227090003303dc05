import { geo, type Line } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** A row-and-column grid of windows inside a box; some are left out, as printed by hand. */
function windows(
  sheet: Sheet,
  box: Box,
  columns: number,
  rows: number,
  colour: Colour,
  options: { fill?: number; skip?: number; arched?: boolean; seed?: number } = {},
): void {
  const { fill = 0.56, skip = 0.06, arched = false, seed = 1 } = options;
  const random = noise.stream(seed);
  const [cw, ch] = [box.w / columns, box.h / rows];
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      if (random.next() < skip) continue;
      const w = cw * fill;
      const h = ch * Math.min(0.85, fill * 1.15);
      const x = box.x + c * cw + (cw - w) / 2;
      const y = box.y + r * ch + (ch - h) / 2;
      sheet.shape(arched ? arch(x, y, w, h) : geo.rect(x, y, w, h), colour, 0.5);
    }
  }
}

/** A round-headed opening in a box. */
function arch(x: number, y: number, w: number, h: number): Line {
  const r = Math.min(w / 2, h);
  return [[x, y + h], ...geo.arc(x + w / 2, y + r, w / 2, r, 180, 360, 14), [x + w, y + h]];
}

/** A pointed (gothic) opening in a box. */
function lancet(x: number, y: number, w: number, h: number): Line {
  const rise = Math.min(h, w * 1.1);
  const side = geo.smooth([
    [x, y + rise],
    [x + w * 0.14, y + rise * 0.42],
    [x + w / 2, y],
  ]);
  return [
    [x, y + h],
    ...side,
    ...geo.reverse(side).map(([px, py]): readonly [number, number] => [2 * x + w - px, py]),
    [x + w, y + h],
  ];
}

export const openings = { windows, arch, lancet };
