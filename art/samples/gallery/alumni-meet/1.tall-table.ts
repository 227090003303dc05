import { geo, type Line } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** A tall round table on one foot. */
export function tallTable(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  foot: number,
  colours: { readonly shadow: Colour; readonly cloth: Colour; readonly fold: Colour; readonly lit: Colour },
): void {
  sheet.shape(geo.arc(x + r * 0.1, foot, r * 0.9, r * 0.16), colours.shadow, 0.8);
  const edge = (side: number): Line =>
    geo.smooth([
      [x + side * r, y],
      [x + side * r * 0.74, y + (foot - y) * 0.22],
      [x + side * r * 0.3, y + (foot - y) * 0.6],
      [x + side * r * 0.34, y + (foot - y) * 0.8],
      [x + side * r * 0.66, foot],
    ]);
  const [left, right] = [edge(-1), edge(1)];
  sheet.shape(
    [...left, ...geo.arc(x, foot, r * 0.66, r * 0.12, 180, 0, 16), ...geo.reverse(right)],
    colours.cloth,
    0.8,
  );
  for (let i = 1; i < 12; i++)
    sheet.stroke(
      geo.part(geo.between(left, right, i / 12), 0.04, 0.98),
      r * (i > 6 ? 0.075 : 0.045),
      i > 6 ? colours.fold : colours.lit,
      {
        tone: (px, py) => 0.8 + 0.6 * noise.at(px / 20, py / 60, 7),
      },
    );
  sheet.shape(geo.arc(x, y, r, r * 0.2), colours.lit, 0.6);
  sheet.shape(geo.arc(x + r * 0.06, y + r * 0.05, r * 0.86, r * 0.12, 10, 80, 14), colours.cloth, 0.5);
}
