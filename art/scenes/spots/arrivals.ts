import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { student } from "./arrivals.student";
import { waiting } from "./arrivals.waiting";

/** Early morning beyond the glass: a tall spire among towers, palms, the sun through haze, a plane going up. */
function outside(sheet: Sheet): void {
  skies.flat(sheet, "cream");
  skies.bands(sheet, [{ top: 250, colour: "straw" }]);
  sheet.shape(geo.arc(842, 262, 58, 58), "marigold", 1);
  sheet.shape(
    geo.line([
      300, 470, 306, 300, 314, 300, 318, 190, 324, 188, 329, 70, 334, 188, 340, 190, 344, 300, 352, 300, 358,
      470,
    ]),
    "haze",
    0.8,
  );
  for (const [x, w, high] of [
    [180, 60, 150],
    [254, 40, 110],
    [372, 46, 190],
    [430, 70, 120],
    [640, 56, 170],
    [716, 44, 120],
    [900, 70, 140],
    [986, 50, 200],
  ] as const) {
    sheet.shape(geo.rect(x, 470 - high, w, high), "haze", 0.8);
    sheet.shape(geo.rect(x + w * 0.62, 470 - high, w * 0.38, high), "lagoon", 0.7);
  }
  sheet.shape(geo.rect(-20, 462, 1240, 60), "cream", 1);
  const greens = { dark: "ink", base: "leaf", lit: "cream" } as const;
  for (const [x, high, lean] of geo.fours([
    120, 250, 16, 0, 560, 210, -14, 0, 806, 230, 12, 0, 1090, 260, -18, 0,
  ]))
    trees.palm(sheet, x, 486, high, lean, greens, { bark: "brown", ring: "ink" }, x);
}

/** The glass wall's ribs, the ceiling with its lamps, the shining floor. */
function hall(sheet: Sheet): void {
  for (const x of [30, 216, 402, 588, 774, 960, 1146]) sheet.shape(geo.rect(x, -20, 13, 520), "deep", 0.6);
  for (const y of [112, 300]) sheet.shape(geo.rect(-20, y, 1240, 9), "deep", 0.6);
  sheet.shape(geo.line([-20, -20, 1220, -20, 1220, 28, 600, 74, -20, 28]), "white", 1);
  sheet.stroke(geo.line([-20, 30, 600, 76, 1220, 30]), 9, "deep", { taper: "none" });
  for (let i = -5; i <= 5; i++)
    sheet.stroke(geo.line([600 + i * 150, -10, 600 + i * 112, 46]), 6, "haze", { taper: "none" });
  sheet.shape(geo.rect(-20, 496, 1240, 440), "haze", 1);
  sheet.shape(geo.rect(-20, 488, 1240, 14), "deep", 0.7);
  for (let x = -1500; x < 2700; x += 150)
    sheet.stroke(geo.line([600 + (x - 600) * 0.3, 502, x, 930]), 4, "lagoon", { taper: "start" });
  for (const y of [548, 616, 712, 840])
    sheet.stroke(geo.line([-20, y, 1220, y]), 4, "lagoon", { taper: "none" });
  for (const [x, w] of geo.line([300, 110, 640, 130, 930, 100]))
    sheet.shape(geo.line([x, 506, x + w * 0.7, 506, x + w * 1.5 - 140, 930, x - 190, 930]), "cream", 1.6);
}

/** Signs with pictures alone: train, taxi, the way out. */
function signs(sheet: Sheet): void {
  for (const x of [470, 730]) sheet.bar(geo.line([x, 40, x, 150]), 6, "deep");
  sheet.shape(geo.rect(420, 146, 360, 92), "ink", 0.8);
  sheet.shape(geo.rect(440, 162, 54, 60), "marigold", 0.5);
  sheet.shape(geo.rect(448, 170, 38, 22), "ink", 0.4);
  for (const x of [454, 480]) sheet.dot(x, 206, 5, "ink");
  sheet.shape(
    geo.line([544, 214, 548, 190, 566, 188, 578, 170, 612, 170, 624, 188, 640, 192, 642, 214]),
    "marigold",
    0.5,
  );
  sheet.shape(geo.line([572, 187, 582, 177, 608, 177, 614, 187]), "ink", 0.4);
  for (const x of [566, 620]) {
    sheet.dot(x, 214, 11, "ink");
    sheet.dot(x, 214, 7, "marigold");
  }
  sheet.shape(geo.rect(584, 158, 18, 10), "marigold", 0.4);
  sheet.stroke(geo.line([692, 192, 744, 192]), 13, "marigold", { taper: "none" });
  sheet.shape(geo.line([734, 168, 764, 192, 734, 216]), "marigold", 0.5);
}

export const scene = new Scene({
  name: "spots/arrivals",
  size: "card",
  people: true,
  light: { x: 0.5, y: -0.8 },
  palette: [
    "cream",
    "marigold",
    "straw",
    "white",
    "haze",
    "lagoon",
    "sea",
    "deep",
    "ink",
    "red",
    "brick",
    "leaf",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    outside(sheet);
    hall(sheet);
    signs(sheet);
    waiting(sheet);
    student(sheet);
  },
});
