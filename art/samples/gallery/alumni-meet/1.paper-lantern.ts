import { geo } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** A paper lantern hung at (x, y). */
export function paperLantern(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  paper: { body: Colour; rib: Colour },
  colours: { readonly metal: Colour; readonly glow: Colour },
): void {
  sheet.bar(geo.line([x, y, x, y + r * 0.5]), 2.4, colours.metal);
  const cy = y + r * 1.4;
  sheet.shape(geo.arc(x, cy, r, r * 0.92), paper.body, 0.8);
  sheet.shape(geo.arc(x - r * 0.1, cy + r * 0.06, r * 0.6, r * 0.62), colours.glow, 0.8);
  for (const share of [-0.8, -0.42, 0, 0.42, 0.8])
    sheet.stroke(geo.arc(x, cy, r * share, r * 0.9, -90, 90, 12), 3.2, paper.rib);
  for (const side of [-1, 1])
    sheet.shape(geo.rect(x - r * 0.34, cy + side * r * 0.9 - 4, r * 0.68, 8), colours.metal, 0.5);
  sheet.stroke(geo.line([x, cy + r, x, cy + r * 1.7]), 4, paper.rib, { taper: "end" });
}
