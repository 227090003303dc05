import { geo } from "../core/geo";
import type { SkinSteps } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { limb } from "./limb";

/**
 * Four fingers that come round the outer edge of a book, or of cloth, and lie on it, in head units. Draw it over the
 * book; the hand itself is behind. `side` 1 is the page's right, `edge` how far the book's edge is from the middle, `low`
 * the height of the lowest finger.
 */
export function bookFingers(
  sheet: Sheet,
  skin: SkinSteps,
  { side, edge, low }: { readonly side: 1 | -1; readonly edge: number; readonly low: number },
): void {
  for (const [up, long] of [
    [0, 46],
    [21, 60],
    [42, 60],
    [62, 60],
  ] as const) {
    const y = low - up;
    const finger = geo.line([
      side * (edge + 8),
      y + 4,
      side * (edge - 12),
      y - 6,
      side * (edge - long),
      y - 8,
    ]);
    sheet.shape(limb.outline(geo.move(finger, 2, 4), [12, 12, 9], true, true).shape, skin.shade, 0.2);
    sheet.shape(limb.outline(finger, [12, 12, 9], true, true).shape, skin.base, 0.2);
  }
}
