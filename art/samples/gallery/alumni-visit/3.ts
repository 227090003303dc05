import { things } from "../../../kit/built/things";
import { vehicles } from "../../../kit/built/vehicles";
import { geo, type Line } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { hills } from "../../../kit/nature/hills";
import { leaves } from "../../../kit/nature/leaves";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";
import { figure } from "../../../kit/people/figure";
import { backRow, frontRow } from "./3.friends";

/** A slope of tea: rows of clipped bushes that follow the hill, dark paths between them. */
function tea(sheet: Sheet, ridge: Line, foot: number, rows: number, seed: number): void {
  const shape = hills.body(ridge, foot);
  sheet.shape(shape, "pine", 2);
  const random = noise.stream(seed);
  const { left, right } = geo.bounds(ridge);
  sheet.clip(shape, () => {
    for (let i = 0; i < rows; i++) {
      const t = i / rows;
      const r = geo.lerp(12, 27, t);
      for (let x = left - r + random.range(0, r); x < right + r; x += r * random.range(1.35, 1.7)) {
        const top = geo.heightAt(ridge, x);
        const y = top + (foot - top) * t ** 1.2 + 8 + 9 * Math.sin(x / 150 + seed);
        sheet.shape(geo.arc(x, y, r * 1.02, r * 0.6, 0, 350, 16), "leaf", 2);
        sheet.stroke(geo.arc(x, y, r * 0.72, r * 0.36, 200, 330, 8), r * 0.2, "lime");
        if (i > 3) sheet.stroke(geo.arc(x, y, r * 0.36, r * 0.14, 210, 330, 6), r * 0.14, "lime");
      }
    }
  });
}

/** A low wall between the viewpoint and the road below, stones in two courses. */
function wall(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 700, 1240, 116), "slate", 1);
  const random = noise.stream(4);
  for (const [row, y] of [
    [0, 726],
    [1, 770],
  ] as const)
    for (let x = -30 - row * 40; x < 1220; x += 74) {
      const w = random.range(62, 72);
      sheet.shape(geo.rect(x, y, w, 38), random.next() < 0.4 ? "haze" : "dusk", 2);
      sheet.stroke(geo.line([x + 8, y + 7, x + w * 0.7, y + 6]), 4, "white");
    }
  sheet.shape(geo.rect(-20, 668, 1240, 40), "mist", 1);
  sheet.stroke(geo.line([-10, 706, 1210, 706]), 6, "slate", { taper: "none" });
}

/** The minibus with luggage on its rack, on the road behind the wall. */
function minibus(sheet: Sheet): void {
  sheet.shape(geo.arc(926, 645, 250, 11), "slate", 1);
  sheet.place({ x: 950, y: 646, scale: 2.2 }, () => {
    for (const [x, w, h, c] of [
      [-80, 44, 24, "red"],
      [-32, 34, 17, "marigold"],
      [6, 40, 28, "slate"],
    ] as const) {
      sheet.shape(geo.rect(x, -86 - h, w, h), c, 0.6);
      sheet.bar(geo.line([x + w * 0.3, -86, x + w * 0.3, -86 - h]), 2, "ink");
    }
    vehicles.bus(sheet, { body: "white", window: "ink", line: "ink", stripe: "lagoon" });
    sheet.bar(geo.line([-92, -86, 60, -86]), 3, "ink");
    for (let x = -90; x <= 60; x += 25) sheet.bar(geo.line([x, -80, x, -95]), 2, "ink");
    sheet.bar(geo.line([-92, -95, 60, -95]), 2.4, "ink");
    sheet.stroke(geo.line([-98, -44, 99, -44]), 5, "red", { taper: "none", jitter: 0.1 });
    sheet.shape(geo.rect(10, -76, 28, 60), "lagoon", 0.4);
    for (const x of [13, 25]) sheet.shape(geo.rect(x, -72, 10, 40), "ink", 0.4);
  });
}

/** Tufts at the foot of the wall: place and height. */
const verge = [
  [40, 822, 34],
  [118, 820, 26],
  [330, 824, 38],
  [520, 820, 28],
  [640, 823, 36],
  [812, 820, 30],
  [1010, 824, 40],
  [1080, 821, 28],
  [1170, 823, 34],
] as const;

export const scene = new Scene({
  name: "gallery/alumni-visit/3",
  size: "card",
  people: true,
  light: { x: 0.7, y: -0.7 },
  palette: [
    "mist",
    "white",
    "haze",
    "lagoon",
    "ink",
    "leaf",
    "pine",
    "lime",
    "dusk",
    "slate",
    "red",
    "marigold",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mist");
    skies.cloud(sheet, 820, 150, 460, "white", 4, 4);
    skies.cloud(sheet, 240, 110, 360, "white", 3, 9);
    hills.far(sheet, hills.rolling(-20, 1220, 280, 130, 3), 520, { body: "haze" });
    hills.far(sheet, hills.rolling(-20, 1220, 350, 110, 8), 560, { body: "lagoon" });
    skies.mist(sheet, 380, 26, 14, "haze");
    for (const [x, y, h] of [
      [60, 400, 190],
      [420, 372, 150],
      [700, 430, 170],
    ] as const)
      trees.broadleaf(sheet, x, y + 20, h, { dark: "pine", base: "leaf", lit: "lime" }, "ink", x);
    tea(
      sheet,
      geo.smooth(geo.line([-20, 450, 160, 380, 420, 360, 660, 420, 900, 500, 1220, 540])),
      760,
      13,
      2,
    );
    tea(sheet, geo.smooth(geo.line([600, 640, 780, 500, 960, 410, 1220, 340])), 800, 12, 5);
    trees.broadleaf(sheet, 1120, 400, 220, { dark: "pine", base: "leaf", lit: "lime" }, "ink", 9);
    sheet.shape(
      geo.smooth(geo.line([-20, 640, 300, 630, 700, 606, 960, 594, 1240, 586, 1240, 920, -20, 920]), true, 8),
      "dusk",
      1.4,
    );
    minibus(sheet);
    sheet.shape(geo.rect(-20, 655, 1240, 20), "leaf", 1.6);
    sheet.clip(geo.rect(-20, -20, 1240, 780), () => {
      for (const [x, y, scale, who] of backRow(sheet)) sheet.place({ x, y, scale }, () => figure(sheet, who));
    });
    for (const [x, y, scale, who] of frontRow)
      sheet.place({ x, y, scale }, () => figure(sheet, { ...who, half: true }));
    wall(sheet);
    sheet.place({ x: 464, y: 701, scale: 0.58 }, () =>
      things.mug(sheet, { base: "marigold", shade: "red", lit: "white" }, "white"),
    );
    for (const [x, y, scale, who] of frontRow)
      sheet.place({ x, y, scale }, () => figure(sheet, { ...who, half: true, armsOnly: true }));
    for (const [x, y, size] of verge)
      leaves.grass(sheet, x, y, size, 7, { dark: "pine", base: "leaf", lit: "lime" }, x);
  },
});
