import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

type Fire = "orange" | "honey" | "brick";

/** A plane tree's leaf in autumn, r its radius: five pointed lobes about a fan of veins. */
export function planeLeaf(sheet: Sheet, x: number, y: number, r: number, turn: number, fire: Fire): void {
  sheet.place({ x, y, turn, scale: r }, () => {
    const half = geo.line([
      0, -1.05, 0.16, -0.62, 0.34, -0.5, 0.66, -0.74, 0.6, -0.4, 0.98, -0.24, 0.7, -0.08, 0.66, 0.22, 0.26,
      0.24, 0, 0.36,
    ]);
    const whole: Line = [...half, ...geo.reverse(half).map(([px, py]): Point => [-px, py])];
    sheet.shape(whole, fire, 1);
    sheet.shape(half, fire === "brick" ? "ink" : fire === "orange" ? "brick" : "orange", 1);
    const vein = fire === "honey" ? "brick" : "straw";
    for (const [px, py] of geo.line([0, -0.85, 0.5, -0.56, -0.5, -0.56, 0.72, -0.2, -0.72, -0.2]))
      sheet.stroke(
        [
          [0, 0.3],
          [px, py],
        ],
        0.08,
        vein,
        { taper: "end" },
      );
    sheet.stroke(
      geo.smooth([
        [0, 0.3],
        [0.05, 0.6],
        [0.16, 0.86],
      ]),
      0.07,
      "ink",
      { taper: "none" },
    );
  });
}
