import { geo, type Line } from "../../../kit/core/geo";
import { type Colour, palette, type Skin } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import paths from "./4.bare-calf.paths.json";

/** Where the rolled trousers end, whether the heel is lifted, and to which side the toes point. */
export type Step = { readonly at: readonly [number, number]; readonly lifted: boolean; readonly out: 1 | -1 };

const form = (points: readonly number[], x: number, side: 1 | -1): Line =>
  geo.smooth(
    geo.line(points).map(([px, py]) => [x + side * px, py] as const),
    true,
  );

/** A bare calf with its foot, from behind: flat on the sand, or the heel up, the sole seen down to the toes. */
export function calf(sheet: Sheet, skin: Skin, { at: [x, y], lifted, out }: Step, cuff: Colour): void {
  const { base, shade } = palette.skins[skin];
  const heel = lifted ? 1048 : 1100;
  const low = heel - 40;
  if (!lifted) sheet.shape(form(paths.flat, x, out), base, 0.4);
  const at = (share: number): number => y + (low - y) * share;
  const bulge = lifted ? 33 : 36;
  const half: Line = [
    [31, y - 3],
    [bulge, at(0.3)],
    [26, at(0.7)],
    [17, low],
    [23, heel],
    [0, heel + 18],
  ];
  const leg = geo.smooth(
    [...half, ...geo.reverse(half.slice(0, -1).map(([px, py]) => [-px, py] as const))].map(
      ([px, py]) => [x + px, py] as const,
    ),
    true,
  );
  sheet.shape(leg, base, 0.5);
  sheet.clip(leg, () => {
    sheet.shape(
      geo.smooth(
        geo.line([
          x + 12,
          y - 40,
          x + 6,
          at(0.4),
          x + 4,
          low,
          x + 8,
          heel + 30,
          x + 60,
          heel + 30,
          x + 60,
          y - 40,
        ]),
        true,
      ),
      shade,
      0.5,
    );
    sheet.stroke(geo.smooth(geo.line([x - 5, low - 20, x - 7, low + 8, x - 4, heel - 6])), 4, shade);
  });
  if (lifted) {
    const sole = form(paths.sole, x, out);
    sheet.shape(geo.move(sole, 0, 3), shade, 0.4);
    sheet.shape(sole, base, 0.4);
    sheet.clip(sole, () => sheet.shape(form(paths.arch, x, out), shade, 0.4));
  }
  sheet.stroke(geo.smooth(geo.line([x - 43, y - 4, x, y + 5, x + 43, y - 8])), 24, cuff, {
    taper: "none",
    jitter: 0.06,
  });
}
