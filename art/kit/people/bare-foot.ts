import { geo } from "../core/geo";
import type { SkinSteps } from "../core/palette";
import type { Sheet } from "../core/sheet";

/** A bare foot about its ankle: from the side with the toes at the right, or from the front. */
export function bareFoot(sheet: Sheet, skin: SkinSteps, front = false): void {
  if (front) {
    const shape = geo.line([-22, -20, 22, -20, 30, 16, 42, 38, 36, 50, -30, 52, -36, 40, -28, 12]);
    sheet.shape(geo.smooth(shape, true, 5), skin.base, 0.3);
    for (const x of [-18, -4, 9, 22])
      sheet.stroke(geo.line([x * 0.9, 32, x, 52]), 4, skin.shade, { taper: "start" });
    return;
  }
  const shape = geo.line([
    -24, -20, -34, 16, -31, 38, -8, 42, 22, 36, 52, 43, 92, 43, 100, 34, 92, 25, 58, 10, 26, -18,
  ]);
  sheet.shape(geo.smooth(shape, true, 5), skin.base, 0.3);
  sheet.stroke(geo.smooth(geo.line([-30, 38, 10, 40, 50, 42, 94, 42])), 6, skin.shade);
  for (const x of [72, 82, 91]) sheet.stroke(geo.line([x - 3, 26, x, 38]), 3.6, skin.shade);
}
