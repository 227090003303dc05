import { geo } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

import { openings } from "./openings";

/** A skyline of plain blocks with mixed tops between two x, standing on `foot`. */
export function skyline(
  sheet: Sheet,
  area: { left: number; right: number; foot: number; low: number; high: number },
  colours: { wall: Colour; window?: Colour; shade?: Colour },
  seed = 1,
): void {
  const random = noise.stream(seed);
  for (let x = area.left; x < area.right; ) {
    const w = random.range(0.16, 0.34) * (area.high * 0.7 + 60);
    const h = random.range(area.low, area.high);
    const top = area.foot - h;
    const kind = Math.floor(random.range(0, 4));
    const colour = colours.shade && random.next() < 0.35 ? colours.shade : colours.wall;
    sheet.shape(geo.rect(x, top, w, h + 4), colour, 1);
    if (kind === 1)
      sheet.shape(
        [
          [x, top + 1],
          [x + w, top - w * 0.35],
          [x + w, top + 4],
          [x, top + 4],
        ],
        colour,
        1,
      );
    if (kind === 2) sheet.shape(geo.rect(x + w * 0.25, top - w * 0.3, w * 0.5, w * 0.34), colour, 1);
    if (kind === 2)
      sheet.stroke(
        [
          [x + w / 2, top - w * 1.1],
          [x + w / 2, top],
        ],
        Math.max(3, w * 0.08),
        colour,
        { taper: "start" },
      );
    if (kind === 3) sheet.shape(geo.arc(x + w / 2, top + 2, w / 2, w * 0.3, 180, 360, 14), colour, 1);
    if (colours.window)
      openings.windows(
        sheet,
        { x: x + w * 0.14, y: top + h * 0.06, w: w * 0.72, h: h * 0.8 },
        Math.max(2, Math.round(w / 20)),
        Math.max(3, Math.round(h / 24)),
        colours.window,
        { skip: 0.45, fill: 0.42, seed: seed + Math.round(x) },
      );
    x += w * random.range(0.86, 1.25);
  }
}
