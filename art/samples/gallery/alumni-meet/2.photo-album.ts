import { geo, type Line } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** An album open on its pages of photographs, 244 wide. */
export function photoAlbum(
  sheet: Sheet,
  colours: {
    readonly cover: Colour;
    readonly shade: Colour;
    readonly page: Colour;
    readonly frame: Colour;
    readonly face: Colour;
  },
): void {
  sheet.shape(geo.line([-122, 8, -106, -66, 106, -66, 122, 8, 0, 22]), colours.cover, 0.8);
  for (const side of [-1, 1]) {
    const page: Line = [
      ...geo.smooth(geo.line([0, -54, side * 40, -68, side * 98, -62])),
      ...geo.smooth(geo.line([side * 115, 1, side * 60, 5, 0, 15])),
    ];
    sheet.shape(page, side === 1 ? colours.shade : colours.page, 0.5);
    for (const [px, py, w, h, c] of [
      [16, -52, 34, 20, "sea"],
      [58, -54, 30, 22, "orange"],
      [20, -26, 30, 19, "leaf"],
      [58, -24, 36, 17, "red"],
    ] as const) {
      const quad: Line = geo
        .line([px, py, px + w, py - 2, px + w + 2, py + h, px + 1, py + h + 2])
        .map(([x, y]) => [side * x, y]);
      sheet.shape(quad, colours.frame, 0.4);
      const inner: Line = geo
        .line([px + 3, py + 3, px + w - 2, py + 1, px + w - 1, py + h - 3, px + 4, py + h - 1])
        .map(([x, y]) => [side * x, y]);
      sheet.shape(inner, c, 0.4);
      const middle = side * (px + w * (0.36 + 0.2 * noise.at(px, py, 2)));
      sheet.clip(inner, () => {
        sheet.dot(middle, py + h * 0.44, 3.2, colours.face);
        sheet.shape(geo.arc(middle, py + h * 0.96, 6.4, 6.8), colours.shade, 0.3);
        sheet.shape(geo.arc(middle + side * 11, py + h * 1.1, 9, 6), colours.page, 0.3);
      });
    }
  }
  sheet.stroke(geo.line([0, -54, 0, 15]), 2, colours.frame);
}
