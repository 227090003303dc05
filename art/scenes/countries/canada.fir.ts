import { geo, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

/** A small far fir on (x, y): a notched dark spire and a few lit boughs. */
export function fir(sheet: Sheet, x: number, y: number, high: number): void {
  const half = high * 0.2;
  const right = geo.line([0, -1, 0.34, -0.66, 0.2, -0.64, 0.68, -0.36, 0.45, -0.34, 1, -0.04, 0, 0]);
  sheet.shape(
    [
      ...right.map(([px, py]): Point => [x + px * half, y + py * high]),
      ...geo.reverse(right).map(([px, py]): Point => [x - px * half, y + py * high]),
    ],
    "ink",
    0.8,
  );
  for (const [px, py] of geo.line([-0.3, -0.68, -0.6, -0.38, -0.9, -0.07]))
    sheet.stroke(
      [
        [x, y + py * high - high * 0.14],
        [x + px * half, y + py * high],
      ],
      high * 0.055,
      high % 3 < 1 ? "leaf" : "pine",
    );
}
