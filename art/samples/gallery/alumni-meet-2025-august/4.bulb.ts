import { geo } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** A bulb with its halo. */
export function bulb(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  colours: { readonly halo: Colour; readonly glow: Colour; readonly glass: Colour; readonly metal: Colour },
): void {
  sheet.shape(geo.arc(x, y + r * 1.4, r * 1.9, r * 1.9), colours.halo, 1.4);
  sheet.shape(geo.arc(x, y + r * 1.4, r * 1.2, r * 1.25), colours.glow, 1);
  sheet.shape(
    geo.smooth(
      [
        [x - r * 0.4, y + r * 0.2],
        [x - r * 0.8, y + r * 1.3],
        [x, y + r * 2.4],
        [x + r * 0.8, y + r * 1.3],
        [x + r * 0.4, y + r * 0.2],
      ],
      true,
    ),
    colours.glass,
    0.6,
  );
  sheet.shape(geo.rect(x - r * 0.4, y - r * 0.3, r * 0.8, r * 0.7), colours.metal, 0.4);
}
