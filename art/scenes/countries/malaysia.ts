import { buildings } from "../../kit/built/buildings";
import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { water } from "../../kit/nature/water";

const foot = 838;
const high = 716;

/** Tiers of a tower as shares of its height and width, from the foot up. */
const tiers = geo.line([0, 1, 0.6, 0.93, 0.685, 0.83, 0.755, 0.7, 0.81, 0.54, 0.856, 0.34, 0.9, 0.16]);

/** One storey line: a dark band with the sunshade's pale edge above it, broken here and there. */
function storey(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  random: { next(): number; range(a: number, b: number): number },
): void {
  sheet.stroke(
    [
      [x - w / 2 + 1, y],
      [x + w / 2 - 1, y],
    ],
    3.4,
    "deep",
    { taper: "none", tone: (px) => 0.75 + 0.7 * noise.at(px / 17, y / 5, 3) },
  );
  for (let i = 0; i < 2; i++) {
    if (random.next() < 0.5) continue;
    const long = w * random.range(0.08, 0.22);
    const start = x - w / 2 + random.range(0.06, 0.72) * w;
    sheet.stroke(
      [
        [start, y + 4],
        [start + long, y + 4],
      ],
      4,
      "honey",
    );
  }
}

/** A tower: stepped tiers of a starred plan, so each tier is a row of bright and dim facets; then pinnacle. */
function tower(sheet: Sheet, x: number, width: number): Line {
  const random = noise.stream(Math.round(x));
  const outline: Point[] = [];
  tiers.forEach(([share, size], i) => {
    const next = tiers[i + 1];
    const top = foot - high * (next ? next[0] : 0.93);
    const bottom = foot - high * share;
    const w = width * size;
    const lean = i > 3 ? 0.84 : 1;
    outline.push([x + w / 2, bottom], [x + (w / 2) * lean, top]);
    const tier: Line = [
      [x - w / 2, bottom + 2],
      [x - (w / 2) * lean, top],
      [x + (w / 2) * lean, top],
      [x + w / 2, bottom + 2],
    ];
    sheet.shape(tier, "white", 0.6);
    sheet.clip(tier, () => {
      const facets = geo.line([-0.5, 0.08, -0.3, 0.1, -0.06, 0.08, 0.12, 0.12, 0.34, 0.16]);
      facets.forEach(([at, fw], k) => {
        sheet.shape(geo.rect(x + at * w, top - 4, fw * w, bottom - top + 8), k > 2 ? "lagoon" : "haze", 0.6);
      });
      for (let y = top + 8; y < bottom; y += 9.4) storey(sheet, x, y, w * lean, random);
    });
    sheet.shape(geo.rect(x - w * 0.54, bottom - 5, w * 1.08, 8), "ink", 0.6);
    sheet.stroke(
      [
        [x - w * 0.52, bottom - 6],
        [x + w * 0.2, bottom - 6],
      ],
      3,
      "white",
    );
  });
  const tip = foot - high * 0.93;
  sheet.shape(
    [
      [x - 8, tip + 4],
      [x - 3.4, tip - 34],
      [x + 3.4, tip - 34],
      [x + 8, tip + 4],
    ],
    "haze",
    0.5,
  );
  sheet.dot(x, tip - 38, 8, "white");
  sheet.stroke(
    [
      [x, tip - 30],
      [x, tip - 118],
    ],
    6,
    "white",
    { taper: "end" },
  );
  return [...outline, ...geo.reverse(outline.map(([px, py]): Point => [2 * x - px, py]))];
}

/** The lower round annexe at a tower's outer side. */
function annexe(sheet: Sheet, x: number, w: number, top: number): void {
  sheet.shape(geo.rect(x - w / 2, top, w, foot - top), "haze", 0.8);
  sheet.shape(geo.rect(x, top, w / 2, foot - top), "lagoon", 0.8);
  const random = noise.stream(Math.round(x));
  for (let y = top + 10; y < foot; y += 9.4) storey(sheet, x, y, w, random);
  sheet.shape(geo.rect(x - w * 0.54, top - 4, w * 1.08, 8), "ink", 0.6);
}

/** The two-storey bridge between the towers with its inverted V of struts. */
function skybridge(sheet: Sheet, left: number, right: number): void {
  const y = foot - high * 0.39;
  const middle = (left + right) / 2;
  for (const [x, side] of geo.line([left, 1, right, -1])) {
    sheet.stroke(
      [
        [middle - side * 4, y + 20],
        [x + side * 4, y + 118],
      ],
      9,
      "white",
      { taper: "none", jitter: 0.1 },
    );
    sheet.bar(
      [
        [middle, y + 24],
        [x + side * 8, y + 120],
      ],
      2.4,
      "ink",
    );
  }
  sheet.shape(geo.rect(left - 4, y - 14, right - left + 8, 34), "white", 0.6);
  sheet.shape(geo.rect(left - 4, y - 1, right - left + 8, 6), "ink", 0.5);
  for (let x = left + 4; x < right - 8; x += 15) {
    sheet.shape(geo.rect(x, y - 11, 8, 8), "honey", 0.4);
    sheet.shape(geo.rect(x, y + 7, 8, 9), "sea", 0.4);
  }
  sheet.dot(middle, y + 23, 9, "ink");
}

/** The communications tower on its hill, small and far. */
function farTower(sheet: Sheet, x: number): void {
  sheet.shape(geo.move(geo.line([-7, 0, -3, -250, 3, -250, 7, 0]), x, 822), "haze", 0.8);
  const pod = geo.line([-25, -268, -23, -284, 23, -284, 25, -268, 9, -236, -9, -236]);
  sheet.shape(geo.move(pod, x, 822), "haze", 0.8);
  sheet.stroke(geo.move(geo.line([0, -282, 0, -398]), x, 822), 8, "haze", { taper: "end" });
  for (let i = -2; i <= 2; i++) sheet.dot(x + i * 9, 546, 2.4, "honey");
}

/** The park's lake at the foot with the towers' light in it. */
function lake(sheet: Sheet, towers: readonly Line[]): void {
  const area = { top: 900, bottom: 1080 };
  water.flat(sheet, area, "ink");
  for (const shape of towers)
    water.reflection(sheet, geo.move(shape, 0, 900 - foot), 900, "lagoon", 0.25, 10, 5);
  for (const x of geo.line([1146, 0, 1416, 0]).map((point) => point[0]))
    water.glitter(sheet, area, x, 74, "honey", 0.5, Math.round(x));
  water.swells(sheet, area, "deep", 0.9, 6);
}

function foreground(sheet: Sheet): void {
  const dim = { dark: "ink", base: "pine", lit: "leaf" } as const;
  const near = { dark: "pine", base: "leaf", lit: "honey" } as const;
  leaves.banana(sheet, geo.smooth(geo.line([1700, 1110, 1690, 900, 1610, 720])), 92, dim, 4);
  leaves.banana(sheet, geo.smooth(geo.line([1800, 1120, 1830, 880, 1780, 610])), 116, near, 2);
  leaves.banana(sheet, geo.smooth(geo.line([1850, 1130, 1960, 960, 2000, 760])), 104, dim, 7);
  leaves.banana(sheet, geo.smooth(geo.line([120, 1120, 96, 990, 160, 850])), 70, near, 3);
  leaves.banana(sheet, geo.smooth(geo.line([30, 1130, -10, 990, 10, 830])), 74, dim, 6);
  leaves.frond(sheet, geo.smooth(geo.line([-30, 1110, 160, 990, 370, 1010])), 76, dim, 8);
  leaves.frond(sheet, geo.smooth(geo.line([1960, 1090, 1700, 985, 1490, 1046])), 84, near, 9);
  const flower = { petal: "red", vein: "plum", stamen: "honey" } as const;
  leaves.hibiscus(sheet, 1670, 984, 66, flower, 12);
  leaves.hibiscus(sheet, 1806, 1010, 78, flower, -22);
  leaves.hibiscus(sheet, 1580, 1040, 46, flower, 40);
}

export const scene = new Scene({
  name: "countries/malaysia",
  size: "wide",
  light: { x: -0.85, y: -0.5 },
  palette: [
    "deep",
    "sea",
    "lagoon",
    "haze",
    "straw",
    "white",
    "ink",
    "honey",
    "red",
    "plum",
    "leaf",
    "pine",
    "sand",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "deep");
    skies.bands(sheet, [
      { top: 430, colour: "sea" },
      { top: 590, colour: "lagoon" },
      { top: 690, colour: "haze" },
      { top: 760, colour: "straw" },
    ]);
    skies.stars(sheet, 380, 70, "sand", 5);
    skies.moon(sheet, 1548, 190, 42, "sand", "deep");
    skies.cloud(sheet, 1500, 420, 560, "lagoon", 4, 3);
    skies.cloud(sheet, 520, 610, 480, "haze", 3, 6);
    buildings.skyline(sheet, { left: 60, right: 1930, foot: 842, low: 50, high: 150 }, { wall: "lagoon" }, 8);
    farTower(sheet, 700);
    buildings.skyline(
      sheet,
      { left: -20, right: 1940, foot: 842, low: 40, high: 210 },
      { wall: "sea", window: "honey", shade: "deep" },
      3,
    );
    annexe(sheet, 1056, 92, foot - high * 0.41);
    annexe(sheet, 1506, 92, foot - high * 0.41);
    skybridge(sheet, 1196, 1366);
    const towers = [tower(sheet, 1146, 132), tower(sheet, 1416, 132)];
    trees.canopy(
      sheet,
      geo.line([-40, 842, 260, 822, 480, 840, 760, 822, 1000, 842, 1290, 834, 1600, 818, 1960, 830]),
      44,
      2,
      { dark: "pine", base: "pine", lit: "leaf" },
      4,
    );
    lake(sheet, towers);
    foreground(sheet);
  },
});
