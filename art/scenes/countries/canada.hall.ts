import { geo, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

/** A wing of the college: a wall with lit windows under a steep red roof with a gable. */
function wing(sheet: Sheet, x: number, w: number, high: number, windows: number): void {
  sheet.shape(geo.rect(x, -high, w, high), "slate", 0.6);
  sheet.shape(geo.rect(x, -high, w * 0.06, high), "dusk", 0.4);
  for (const y of high > 54 ? [-high + 14, -high + 42] : [-high + 12])
    for (let i = 0; i < windows; i++)
      sheet.shape(
        geo.rect(x + w * 0.1 + (i * w * 0.84) / windows, y, (w * 0.4) / windows, 18),
        "marigold",
        0.3,
      );
  sheet.shape(
    [
      [x - 8, -high + 3],
      [x + 14, -high - 36],
      [x + w - 14, -high - 36],
      [x + w + 8, -high + 3],
    ],
    "red",
    0.6,
  );
  sheet.shape(
    [
      [x + w * 0.55, -high + 3],
      [x + w * 0.62, -high - 36],
      [x + w - 14, -high - 36],
      [x + w + 8, -high + 3],
    ],
    "ink",
    0.6,
  );
}

/** The college on the far shore: two wings, a clock tower between them, a flag; its foot is at 0, 0, 380 wide. */
export function hall(sheet: Sheet): void {
  wing(sheet, -190, 150, 50, 5);
  wing(sheet, 46, 170, 66, 5);
  sheet.shape(geo.rect(-44, -150, 88, 150), "slate", 0.6);
  sheet.shape(geo.rect(-44, -150, 12, 150), "dusk", 0.4);
  sheet.shape(geo.rect(14, -150, 30, 150), "ink", 0.6);
  sheet.shape(geo.line([-54, -148, 0, -226, 54, -148]), "red", 0.6);
  sheet.shape(geo.line([12, -208, 54, -148, 20, -148]), "ink", 0.6);
  sheet.dot(-10, -122, 15, "white");
  sheet.bar(geo.line([-10, -132, -10, -122, -3, -118]), 3, "ink");
  for (const y of [-92, -58]) sheet.shape(geo.rect(-22, y, 10, 20), "marigold", 0.3);
  sheet.shape(geo.rect(-24, -26, 24, 26), "marigold", 0.3);
  flag(sheet);
}

/** The flag on the tower: red, white, red, on the white a leaf. */
function flag(sheet: Sheet): void {
  sheet.bar(geo.line([0, -222, 0, -290]), 3, "ink");
  sheet.shape(geo.line([0, -290, 68, -287, 66, -251, 0, -254]), "red", 0.3);
  sheet.shape(geo.line([17, -290, 51, -288, 50, -251, 17, -253]), "white", 0.2);
  const half = geo.line([
    0, -16, 3, -11, 6, -12, 5, -4, 9, -8, 10, -5, 14, -5, 12, -1, 14, 1, 6, 7, 7, 10, 1, 9, 1, 15,
  ]);
  const left = geo.reverse(half).map(([x, y]): Point => [-x, y]);
  sheet.shape(geo.move([...half, ...left], 33.5, -270), "red", 0);
}
