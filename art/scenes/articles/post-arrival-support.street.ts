import { buildings } from "../../kit/built/buildings";
import { tramFront } from "../../kit/built/tram-front";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";

/** Where the street ends. */
export const far = { x: 900, y: 590 };

/** At the street's end, beside the umbrella. */
function clockTower(sheet: Sheet): void {
  sheet.shape(
    geo.line([982, 620, 982, 350, 974, 346, 974, 330, 1018, 262, 1062, 330, 1062, 346, 1054, 350, 1054, 620]),
    "sea",
    0.8,
  );
  sheet.stroke(geo.line([1018, 220, 1018, 270]), 7, "sea", { taper: "start" });
  sheet.dot(1018, 372, 24, "straw");
  sheet.bar(geo.line([1018, 356, 1018, 372, 1030, 380]), 4, "ink");
}

/** The street: fronts on both sides, a clock tower at its end, rain-wet roadway with rails. */
export function street(sheet: Sheet): void {
  skies.flat(sheet, "lagoon");
  skies.bands(sheet, [
    { top: 230, colour: "haze" },
    { top: 430, colour: "straw" },
  ]);
  skies.cloud(sheet, 900, 170, 700, "sea", 5, 3);
  skies.cloud(sheet, 1180, 300, 460, "lagoon", 4, 7);
  buildings.skyline(
    sheet,
    { left: 640, right: 1200, foot: 620, low: 90, high: 320 },
    { wall: "lagoon", window: "straw" },
    6,
  );
  clockTower(sheet);
  const walls = ["deep", "brick", "ink", "deep"] as const;
  buildings.street(
    sheet,
    { x: -120, top: -60, foot: 900 },
    { x: 800, top: 430, foot: 640 },
    6,
    { walls, window: "straw", line: "night" },
    4,
  );
  buildings.street(
    sheet,
    { x: 2040, top: -120, foot: 920 },
    { x: 1060, top: 420, foot: 640 },
    6,
    { walls: ["brick", "deep", "ink"], window: "straw", line: "night" },
    9,
  );
  const road = geo.line([800, 636, 1060, 636, 2200, 1100, -300, 1100]);
  sheet.shape(road, "slate", 1);
  /** Where a line of the track runs: `share` 0 leads straight down from the street's end. */
  const lane = (share: number): readonly [near: number, back: number] => [
    far.x + 40 + share * 300,
    far.x + 10 + share * 24,
  ];
  const [left, right] = [lane(1.84), lane(3.92)];
  sheet.shape(geo.line([left[1], 638, right[1], 638, right[0], 1090, left[0], 1090]), "deep", 0.8);
  for (const share of [2.12, 3.64]) {
    const [near, back] = lane(share);
    sheet.bar(geo.line([back, 638, near, 1090]), 6, "night");
  }
}

/** A flat shadow on the track and, on each rail, a wheel. */
function wheels(sheet: Sheet): void {
  sheet.shape(geo.line([-178, -60, -333, -172, -388, -140, -214, 4, 178, 4, 178, -60]), "night", 0.6);
  for (const x of [-123, 93]) {
    sheet.shape(geo.rect(x - 21, -70, 42, 88), "slate", 0.5);
    sheet.shape(geo.rect(x - 21, -70, 15, 88), "ink", 0.4);
  }
}

/** The arm that takes the current from the wire. */
function pantograph(sheet: Sheet): void {
  sheet.bar(geo.line([-40, -476, 10, -550, -60, -592]), 6, "night");
  sheet.bar(geo.line([-120, -592, 10, -592]), 6, "night");
}

/** The tram on its rails under the wires. */
export function tram(sheet: Sheet): void {
  sheet.place({ x: 1348, y: 832 }, () =>
    tramFront(
      sheet,
      [far.x + 20 - 1348, far.y - 832],
      {
        body: "leaf",
        shade: "pine",
        band: "straw",
        glass: "ink",
        glint: "sea",
        lamp: "straw",
        tail: "red",
        dark: "night",
      },
      { skirt: 46, under: () => wheels(sheet), roof: () => pantograph(sheet) },
    ),
  );
  sheet.bar(geo.line([2000, -60, 1288, 236, far.x + 20, 430]), 3, "night");
  sheet.bar(geo.line([-80, 60, far.x + 20, 430, 2000, 100]), 3, "night");
}

/** The stop: raised platform, post with a round tram sign. */
