import { geo } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** A tumbler of tea with steam, its middle at (x, y). */
export function teaGlass(
  sheet: Sheet,
  x: number,
  y: number,
  colours: { readonly glass: Colour; readonly shade: Colour; readonly tea: Colour; readonly steam: Colour },
  steam = true,
): void {
  sheet.shape(geo.line([x - 30, y - 42, x + 30, y - 42, x + 22, y + 46, x - 22, y + 46]), colours.glass, 0.5);
  sheet.shape(geo.line([x + 8, y - 42, x + 30, y - 42, x + 22, y + 46, x + 6, y + 46]), colours.shade, 0.5);
  sheet.shape(geo.arc(x, y - 42, 30, 8), colours.tea, 0.4);
  if (steam)
    for (const dx of [-9, 9])
      sheet.stroke(
        geo.smooth(geo.line([x + dx, y - 58, x + dx + 9, y - 80, x + dx - 6, y - 104, x + dx + 5, y - 128])),
        7,
        colours.steam,
      );
}
