import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** A hiker from behind with a rucksack, about 100 high. */
export function hiker(sheet: Sheet, x: number, y: number, coat: Colour, pack: Colour, cap: Colour): void {
  sheet.place({ x, y }, () => {
    for (const dx of [-8, 8])
      sheet.stroke(
        [
          [dx * 0.8, -44],
          [dx, 0],
        ],
        13,
        "ink",
        { taper: "none", jitter: 0.1 },
      );
    for (const side of [-1, 1])
      sheet.stroke(
        geo.smooth([
          [side * 13, -76],
          [side * 22, -58],
          [side * 21, -38],
        ]),
        9,
        coat,
        { taper: "none", jitter: 0.1 },
      );
    sheet.shape(
      geo.smooth(geo.line([-17, -40, -17, -76, -8, -85, 8, -85, 17, -76, 17, -40]), true),
      coat,
      0.5,
    );
    sheet.shape(
      geo.smooth(geo.line([-13, -46, -14, -74, -8, -82, 8, -82, 14, -74, 13, -46]), true),
      pack,
      0.5,
    );
    sheet.stroke(geo.line([-12, -68, 12, -68]), 3, "ink", { taper: "none" });
    sheet.bar(geo.line([21, -40, 28, 2]), 2.6, "cream");
    sheet.dot(0, -96, 10.5, "ink");
    sheet.shape(
      geo.smooth(geo.line([-11, -97, -9, -108, 0, -111, 9, -108, 11, -97, 0, -100]), true),
      cap,
      0.4,
    );
  });
}
