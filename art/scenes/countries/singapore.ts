import { buildings } from "../../kit/built/buildings";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { water } from "../../kit/nature/water";
import { merlion } from "./singapore.merlion";

const quay = 742;
const crown = 338;

/** One hotel tower: a broad curved slab, a second leg leaning away behind it, lit storeys. */
function tower(sheet: Sheet, x: number, w: number): Line {
  const bow = (side: number, spread: number): Line =>
    geo.smooth([
      [x + side * w * 0.46, crown - 12],
      [x + side * w * 0.44, geo.lerp(crown, quay, 0.45)],
      [x + side * w * (0.5 + spread * 0.5), geo.lerp(crown, quay, 0.8)],
      [x + side * w * (0.56 + spread), quay],
    ]);
  const outline: Line = [...bow(-1, 0.06), ...geo.reverse(bow(1, 0.2))];
  sheet.shape(outline, "mauve", 0.8);
  const seam = geo.smooth([
    [x + w * 0.12, crown - 14],
    [x + w * 0.13, geo.lerp(crown, quay, 0.5)],
    [x + w * 0.3, quay],
  ]);
  sheet.clip(outline, () => {
    sheet.shape([...seam, [x + w, quay], [x + w, crown - 14]], "plum", 0.6);
    const random = noise.stream(Math.round(x));
    for (let y = crown + 1; y < quay - 12; y += 11) {
      sheet.stroke(
        [
          [x - w * 0.7, y],
          [x + w * 0.14, y],
        ],
        3,
        "plum",
        { taper: "none", tone: (px) => 0.8 + 0.5 * noise.at(px / 20, y / 7, 3) },
      );
      sheet.stroke(
        [
          [x + w * 0.16, y],
          [x + w * 0.8, y],
        ],
        2.4,
        "ink",
        { taper: "none" },
      );
      for (let k = 0; k < 3; k++) {
        const start = x + random.range(-0.5, 0.42) * w;
        if (random.next() < 0.62)
          sheet.stroke(
            [
              [start, y + 5.5],
              [start + random.range(0.08, 0.2) * w, y + 5.5],
            ],
            5,
            "honey",
          );
      }
    }
    sheet.stroke(geo.move(seam, -2, 0), 7, "ink", { taper: "none", jitter: 0.1 });
  });
  sheet.stroke(bow(-1, 0.06), 4, "blush", { taper: "none", jitter: 0.1 });
  return outline;
}

/** The long garden deck over the three towers, its bow hanging out to the left. */
function skyPark(sheet: Sheet, left: number, right: number): void {
  const top = geo.smooth([
    [left, crown - 32],
    [geo.lerp(left, right, 0.3), crown - 27],
    [geo.lerp(left, right, 0.7), crown - 24],
    [right, crown - 30],
  ]);
  const low = geo.smooth([
    [left + 4, crown - 28],
    [left + 60, crown - 6],
    [geo.lerp(left, right, 0.35), crown + 6],
    [geo.lerp(left, right, 0.8), crown + 6],
    [right - 16, crown - 4],
  ]);
  const random = noise.stream(6);
  for (let i = 0; i < 38; i++) {
    const x = geo.lerp(left + 50, right - 20, i / 37) + random.range(-6, 6);
    const y = geo.heightAt(top, x);
    if (i % 3 === 0) sheet.dot(x, y - 5, random.range(5, 9), "forest", 2);
    else
      sheet.stroke(
        [
          [x, y + 2],
          [x + random.range(-2, 2), y - random.range(12, 22)],
        ],
        4,
        "forest",
        { taper: "end" },
      );
  }
  for (const share of [0.36, 0.58, 0.8]) {
    const x = geo.lerp(left, right, share);
    sheet.shape(geo.rect(x - 26, geo.heightAt(top, x) - 17, 52, 22), "plum", 0.8);
  }
  sheet.shape([...top, ...geo.reverse(low)], "blush", 0.8);
  sheet.clip([...top, ...geo.reverse(low)], () =>
    sheet.shape([...geo.move(low, 0, -13), ...geo.reverse(geo.move(low, 0, 30))], "mauve", 0.8),
  );
  sheet.stroke(geo.move(low, 0, -13), 3, "honey", { taper: "none" });
}

/** The lotus-shaped museum on its pond. */
function lotus(sheet: Sheet, x: number, y: number, r: number): void {
  const petals = geo.line([-66, 0.82, 66, 0.86, -44, 1, 44, 1.02, -20, 1.06, 20, 1.12, 0, 1]);
  for (const [angle, long] of petals) {
    const rib: Line = geo.turn(
      geo.smooth([
        [0, 0],
        [angle * 0.16, -r * 0.5 * long],
        [angle * 0.5, -r * long],
      ]),
      angle * 0.62,
    );
    const { left, right } = leaves.blade(geo.move(rib, x, y), r * 0.17, 0.62);
    sheet.shape([...left, ...geo.reverse(right)], "blush", 0.8);
    sheet.shape([...geo.move(rib, x, y), ...geo.reverse(right)], "mauve", 0.8);
  }
  sheet.shape(geo.arc(x, y, r * 0.42, r * 0.14), "plum", 0.8);
}

/** Shops along the water, lit, and their palms. */
function waterfront(sheet: Sheet): void {
  sheet.shape(
    geo
      .smooth(
        geo.line([860, 744, 900, 700, 1010, 686, 1150, 698, 1290, 684, 1440, 698, 1580, 690, 1640, 744]),
      )
      .concat([[860, 748]]),
    "plum",
    1,
  );
  for (let i = 0; i < 44; i++) {
    const x = 888 + i * 17;
    sheet.shape(geo.rect(x, 716, 10, 20), "honey", 0.8);
  }
  for (const y of [706, 712])
    sheet.stroke(geo.line([884, y, 1620, y]), 3, "blush", { tone: (x) => 0.7 + noise.at(x / 60, y, 2) });
  const dim = { dark: "ink", base: "forest", lit: "plum" } as const;
  trees.canopy(sheet, geo.line([-40, 728, 200, 722, 420, 732, 640, 724, 860, 734, 1000, 736]), 16, 1, dim, 4);
  trees.canopy(sheet, geo.line([1600, 732, 1760, 726, 1960, 728]), 20, 1, dim, 5);
  sheet.shape(geo.rect(-20, quay, 1980, 12), "ink", 1);
}

/** The bay with the lights in it. */
function bay(sheet: Sheet, shapes: readonly Line[]): void {
  const area = { top: quay + 10, bottom: 1080 };
  water.flat(sheet, area, "ink");
  for (const shape of shapes) water.reflection(sheet, geo.move(shape, 0, 10), quay + 10, "mauve", 0.5, 11, 4);
  water.swells(sheet, area, "plum", 1.3, 5);
  for (const [x, seed] of geo.line([1010, 3, 1200, 5, 1390, 8]))
    water.glitter(sheet, area, x, 80, "honey", 0.55, seed);
  water.glitter(sheet, area, 420, 380, "rose", 1, 11);
}

/** The stone terrace that carries the Merlion. */
function terrace(sheet: Sheet): void {
  sheet.shape(geo.line([1470, 1100, 1496, 1002, 1960, 978, 1960, 1100]), "ink", 1.5);
  sheet.shape(geo.line([1488, 1006, 1500, 986, 1960, 960, 1960, 982]), "mauve", 1);
  for (let i = 0; i < 16; i++)
    sheet.stroke(
      [
        [1510 + i * 30, 1012 - i * 1.8],
        [1504 + i * 30, 1090],
      ],
      4,
      "plum",
      { taper: "end" },
    );
}

export const scene = new Scene({
  name: "countries/singapore",
  size: "wide",
  light: { x: -0.8, y: -0.55 },
  palette: [
    "mauve",
    "rose",
    "salmon",
    "blush",
    "straw",
    "honey",
    "plum",
    "ink",
    "forest",
    "white",
    "haze",
    "slate",
    "leaf",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "rose");
    skies.bands(sheet, [
      { top: 480, colour: "salmon" },
      { top: 650, colour: "straw" },
    ]);
    skies.cloud(sheet, 1250, 170, 560, "blush", 4, 3);
    skies.cloud(sheet, 480, 400, 560, "blush", 3, 8);
    buildings.skyline(
      sheet,
      { left: -20, right: 880, foot: quay, low: 30, high: 120 },
      { wall: "mauve", window: "straw" },
      8,
    );
    buildings.skyline(
      sheet,
      { left: 1540, right: 1950, foot: quay, low: 60, high: 190 },
      { wall: "plum", window: "honey" },
      5,
    );
    const shapes = [tower(sheet, 1010, 118), tower(sheet, 1196, 118), tower(sheet, 1382, 118)];
    skyPark(sheet, 850, 1470);
    waterfront(sheet);
    lotus(sheet, 742, 738, 92);
    bay(sheet, shapes);
    terrace(sheet);
    sheet.place({ x: 1700, y: 976, scale: 1.02 }, () =>
      merlion(
        sheet,
        { base: "white", shade: "haze", line: "slate" },
        { water: "white", shade: "haze", reach: 390, pool: 40 },
      ),
    );
    const near = { dark: "forest", base: "leaf", lit: "straw" } as const;
    const dim = { dark: "ink", base: "forest", lit: "leaf" } as const;
    leaves.frond(sheet, geo.smooth(geo.line([1960, 60, 1830, 70, 1700, 150])), 110, dim, 4);
    leaves.frond(sheet, geo.smooth(geo.line([1970, 20, 1880, 120, 1850, 260])), 100, near, 7);
  },
});
