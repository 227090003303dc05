import { geo, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

/** The eye's height on the sheet; lines of the deck run together there. */
const horizon = 480;
const middle = 1012;

/** A place on the deck or its rails: `side` from -1 to 1 across, y on the sheet, `high` 1 at the handrail. */
const at = (side: number, y: number, high = 0): Point => [
  middle + side * 0.56 * (y - horizon),
  y - high * 0.6 * (y - horizon),
];

/** A footbridge with frost on its boards, over the river to the college. */
export function bridge(sheet: Sheet): void {
  const [far, near] = [508, 774];
  sheet.shape([at(-1.04, far), at(1.04, far), at(1.04, near), at(-1.04, near)], "slate", 0.8);
  sheet.shape([at(-0.97, far), at(0.97, far), at(0.97, near), at(-0.97, near)], "white", 0.8);
  for (let i = 0; i < 15; i++) {
    const y = horizon + 30 * 1.166 ** i;
    if (y < near)
      sheet.stroke([at(-0.97, y), at(0.97, y)], 2 + i * 0.35, "haze", { taper: "none", jitter: 0.1 });
  }
  for (const side of [-1, 1]) {
    for (const high of [0.5, 1])
      sheet.shape(
        [at(side, far, high), at(side, 757, high), at(side, 757, high - 0.07), at(side, far, high - 0.07)],
        "ink",
        0.5,
      );
    for (let i = 0; i < 5; i++) {
      const y = horizon + 40 * 1.62 ** i;
      const wide = (y - horizon) * 0.034;
      const [x, low] = at(side, y);
      const [, top] = at(side, y, 1.08);
      if (y < near) sheet.shape(geo.rect(x - wide / 2, top, wide, low - top), "ink", 0.5);
    }
    sheet.stroke([at(side, far, 1), at(side, 757, 1)], 4, "white", { taper: "start" });
  }
}
