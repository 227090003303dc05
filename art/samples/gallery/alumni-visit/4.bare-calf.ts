import { geo } from "../../../kit/core/geo";
import { type Colour, palette, type Skin } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** Where the rolled trousers end, whether the heel is lifted, and to which side the toes point. */
export type Step = { readonly at: readonly [number, number]; readonly lifted: boolean; readonly out: 1 | -1 };

/** A bare calf with its foot, from behind: set down on its heel, or lifted so that the sole is seen. */
export function calf(sheet: Sheet, skin: Skin, { at: [x, y], lifted, out }: Step, cuff: Colour): void {
  const { base, shade } = palette.skins[skin];
  const foot = lifted ? 1034 : 1096;
  const low = foot - 34;
  if (lifted) {
    const sole = geo.smooth(
      geo.line([
        x - 22,
        foot - 6,
        x,
        foot - 18,
        x + 22,
        foot - 6,
        x + 22,
        1050,
        x + 34,
        1092,
        x,
        1112,
        x - 32,
        1094,
        x - 20,
        1050,
      ]),
      true,
    );
    sheet.shape(sole, shade, 0.4);
    sheet.stroke(geo.smooth(geo.line([x - 20, 1084, x, 1074, x + 22, 1084])), 5, base);
  } else
    sheet.shape(
      geo.smooth(
        geo.line([
          x - out * 22,
          1108,
          x - out * 14,
          1074,
          x + out * 16,
          1076,
          x + out * 56,
          1100,
          x + out * 52,
          1114,
          x,
          1118,
        ]),
        true,
      ),
      base,
      0.4,
    );
  const bulge = lifted ? 32 : 36;
  const leg = geo.smooth(
    geo.line([
      x - 31,
      y - 3,
      x - bulge,
      y + (low - y) * 0.3,
      x - 26,
      y + (low - y) * 0.7,
      x - 17,
      low,
      x - 21,
      foot,
      x,
      foot + 14,
      x + 21,
      foot,
      x + 17,
      low,
      x + 26,
      y + (low - y) * 0.7,
      x + bulge,
      y + (low - y) * 0.3,
      x + 31,
      y - 3,
    ]),
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
          y + (low - y) * 0.4,
          x + 4,
          low,
          x + 8,
          foot + 30,
          x + 60,
          foot + 30,
          x + 60,
          y - 40,
        ]),
        true,
      ),
      shade,
      0.5,
    );
    sheet.stroke(geo.smooth(geo.line([x - 5, low - 20, x - 7, low + 8, x - 4, foot - 6])), 4, shade);
  });
  sheet.stroke(geo.smooth(geo.line([x - 43, y - 4, x, y + 5, x + 43, y - 8])), 24, cuff, {
    taper: "none",
    jitter: 0.06,
  });
}
