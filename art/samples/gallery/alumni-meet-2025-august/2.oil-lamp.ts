import { geo } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** A standing oil lamp of brass with five flames. */
export function oilLamp(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colours: { readonly gold: Colour; readonly amber: Colour; readonly pale: Colour },
): void {
  sheet.place({ x, y, scale: size }, () => {
    const stem = geo.line([
      -70, 0, -54, -22, -18, -40, -12, -120, -26, -140, -12, -160, -9, -280, -24, -300, -8, -318, -8, -360,
    ]);
    sheet.shape(
      [...stem, ...geo.reverse(stem).map(([px, py]): readonly [number, number] => [-px, py])],
      colours.gold,
      0.8,
    );
    sheet.shape(
      geo.line([6, -4, 60, -4, 48, -22, 10, -40, 6, -120, 18, -140, 5, -160, 4, -280]),
      colours.amber,
      0.8,
    );
    for (const py of [-138, -300, -30]) sheet.stroke(geo.line([-22, py, 22, py]), 7, colours.pale);
    sheet.shape(
      geo.smooth(geo.line([-74, -372, -40, -346, 40, -346, 74, -372]), false, 6),
      colours.gold,
      0.8,
    );
    sheet.shape(geo.arc(0, -372, 74, 14), colours.amber, 0.6);
    for (const px of [-62, -34, 0, 34, 62]) {
      sheet.shape(
        geo.smooth(geo.line([px - 10, -382, px - 6, -402, px, -428, px + 7, -402, px + 10, -382]), true),
        colours.amber,
        0.8,
      );
      sheet.shape(
        geo.smooth(geo.line([px - 6, -383, px - 3, -398, px, -412, px + 4, -398, px + 6, -383]), true),
        colours.pale,
        0.6,
      );
    }
  });
}
