import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";

type Fire = "orange" | "honey" | "brick";

/** A plane tree's leaf in autumn, r its radius: five pointed lobes about a fan of veins. */
function planeLeaf(sheet: Sheet, x: number, y: number, r: number, turn: number, fire: Fire): void {
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

/** Autumn branches that hang into the upper right corner, and leaves that have let go. */
export function branches(sheet: Sheet): void {
  for (const [line, w] of [
    [geo.line([1960, 40, 1840, 60, 1720, 40, 1620, 80]), 15],
    [geo.line([1960, 120, 1890, 150, 1840, 230]), 11],
    [geo.line([1780, 50, 1740, 110, 1700, 140]), 7],
  ] as const)
    sheet.stroke(geo.smooth(line), w, "ink", { taper: "end" });
  const random = noise.stream(12);
  const spots = geo.line([
    1632, 96, 1690, 56, 1700, 150, 1748, 96, 1770, 30, 1800, 130, 1846, 74, 1850, 220, 1890, 34, 1898, 150,
    1900, 236, 1660, 26, 1930, 90, 1820, 190,
  ]);
  spots.forEach(([x, y], i) => {
    planeLeaf(
      sheet,
      x,
      y,
      random.range(34, 50),
      random.range(120, 240),
      i % 3 === 0 ? "brick" : i % 3 === 1 ? "orange" : "honey",
    );
  });
  for (const [x, y, r, turn] of [
    [1700, 190, 22, 40],
    [1762, 300, 20, 160],
    [1852, 384, 25, -60],
  ] as const)
    planeLeaf(sheet, x, y, r, turn, "orange");
}
