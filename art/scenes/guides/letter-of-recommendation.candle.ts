import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** A lit candle in a brass holder, 260 high, its foot at 0, 0. */
export function candle(
  sheet: Sheet,
  wax: { base: Colour; shade: Colour },
  brass: { base: Colour; shade: Colour; dark: Colour },
  wick: Colour,
): void {
  sheet.shape(geo.arc(2, 4, 92, 24), brass.dark, 0.8);
  sheet.shape(geo.arc(0, -6, 88, 22), brass.base, 0.7);
  sheet.shape(geo.arc(0, -12, 62, 13), brass.shade, 0.6);
  sheet.shape(geo.line([-24, -12, -22, -158, 24, -158, 26, -12]), wax.base, 0.7);
  sheet.shape(geo.line([6, -12, 6, -154, 24, -158, 26, -12]), wax.shade, 0.7);
  sheet.shape(
    geo.smooth(
      geo.line([-24, -154, 0, -164, 26, -154, 24, -130, 14, -138, 6, -108, -4, -140, -18, -134]),
      true,
    ),
    wax.base,
    0.7,
  );
  sheet.bar(geo.line([1, -160, 2, -178]), 4, wick);
  sheet.shape(
    geo.smooth(geo.line([2, -254, 22, -206, 16, -176, 1, -168, -13, -178, -16, -206]), true),
    brass.base,
    0.6,
  );
  sheet.shape(geo.smooth(geo.line([2, -218, 10, -192, 1, -174, -6, -192]), true), wax.base, 0.5);
}
