import { buildings } from "../../kit/built/buildings";
import { things } from "../../kit/built/things";
import { tramFront } from "../../kit/built/tram-front";
import { umbrella } from "../../kit/built/umbrella";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { holding } from "../../kit/people/hands-holding";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { sign } from "./post-arrival-support.sign";

const far = { x: 900, y: 590 };

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
function street(sheet: Sheet): void {
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
function tram(sheet: Sheet): void {
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
function stop(sheet: Sheet): void {
  const platform = geo.line([-20, 912, 1090, 886, 1340, 1100, -20, 1100]);
  sheet.shape(platform, "haze", 1);
  sheet.clip(platform, () => {
    for (const x of [-1400, -900, -480, -120, 210, 530, 850, 1190])
      sheet.stroke(geo.line([far.x + (x - far.x) * 0.62, 880, x, 1100]), 4, "lagoon", { taper: "none" });
    for (const y of [958, 1024])
      sheet.stroke(geo.line([-20, y, 1300, y - 8]), 4, "lagoon", { taper: "none" });
    for (const [x, y, w] of geo.fours([640, 1046, 250, 0, 150, 1004, 190, 0]))
      sheet.shape(geo.arc(x, y, w / 2, 15), "lagoon", 3);
  });
  sheet.shape(geo.line([-20, 912, 1090, 886, 1110, 903, -20, 930]), "straw", 0.8);
  sheet.stroke(geo.line([1106, 902, 1330, 1094]), 18, "straw", { taper: "start", jitter: 0.1 });
  sheet.place({ x: 26 }, () => sign(sheet));
}

/** Three who have just arrived. */
function students(sheet: Sheet): void {
  for (const [x, y, w] of geo.fours([456, 1000, 210, 0, 744, 976, 200, 0, 1000, 984, 330, 0]))
    sheet.shape(geo.arc(x - 24, y, w / 2, 13), "slate", 1);
  sheet.place({ x: 948, y: 470, scale: 0.45 }, () =>
    figure(sheet, {
      look: {
        ...heads.gurpreet,
        skin: "brown",
        yaw: -0.7,
        headwear: { kind: "turban", base: "straw", lit: "white", shade: "lagoon" },
        beard: "short",
        mouth: "smile",
      },
      outfit: {
        kind: "jacket",
        cloth: { base: "ink", shade: "night", lit: "slate" },
        second: { base: "white", shade: "haze", lit: "white" },
        trousers: { base: "brownLit", shade: "brown", lit: "straw" },
        shoes: "night",
      },
      pose: {
        ...poses.standing,
        right: { elbow: [214, 388], wrist: [268, 556], hand: "fist", handTurn: 178, thumb: "left" },
        legs: [
          { knee: [-70, 790], ankle: [-84, 1108], toe: -1 },
          { knee: [60, 800], ankle: [58, 1104], toe: 1 },
        ],
      },
      carry: () => {
        sheet.place({ x: 274, y: 1166, scale: 2.1 }, () =>
          things.suitcase(sheet, { base: "sea", shade: "deep", lit: "haze", metal: "night" }),
        );
        for (const side of [-1, 1])
          sheet.stroke(geo.smooth(geo.line([side * 92, 158, side * 98, 250, side * 158, 352])), 26, "red", {
            taper: "none",
          });
      },
    }),
  );
  const lie = { handTurn: 54, thumb: "left" } as const;
  sheet.place({ x: 744, y: 436, scale: 0.47 }, () => {
    figure(sheet, {
      look: {
        ...heads.meera,
        skin: "brown",
        yaw: 0.7,
        tilt: -3,
        hair: "wavy",
        earrings: { kind: "stud", colour: "straw" },
      },
      outfit: {
        kind: "hoodie",
        cloth: { base: "straw", shade: "brownLit", lit: "white" },
        trousers: { base: "ink", shade: "night", lit: "deep" },
        shoes: "white",
      },
      pose: {
        ...poses.standing,
        right: {
          ...lie,
          elbow: [204, 404],
          wrist: [222, 246],
          hand: "grip",
          held: () =>
            holding.upright(sheet, lie, () =>
              sheet.place({ y: 83, scale: 2.1, turn: 2 }, () =>
                umbrella(sheet, { base: "red", shade: "brick", lit: "straw" }, "straw"),
              ),
            ),
        },
      },
      carry: () => {
        for (const side of [-1, 1])
          sheet.stroke(geo.smooth(geo.line([side * 88, 156, side * 94, 250, side * 154, 352])), 26, "leaf", {
            taper: "none",
          });
      },
    });
  });
  sheet.place({ x: 456, y: 430, scale: 0.5 }, () =>
    figure(sheet, {
      look: {
        ...heads.fatima,
        skin: "brown",
        headwear: { kind: "hijab", base: "sea", lit: "haze", shade: "deep" },
      },
      outfit: {
        kind: "jacket",
        cloth: { base: "red", shade: "brick", lit: "straw" },
        trousers: { base: "ink", shade: "night", lit: "slate" },
        shoes: "night",
      },
      rear: true,
      pose: {
        ...poses.standing,
        right: { elbow: [236, 330], wrist: [330, 170], hand: "back", handTurn: 30, thumb: "left" },
      },
      carry: () =>
        sheet.place({ x: 0, y: 500, scale: 1.85 }, () =>
          things.backpack(sheet, { base: "leaf", shade: "pine", lit: "straw" }),
        ),
    }),
  );
}

export const scene = new Scene({
  name: "articles/post-arrival-support",
  size: "hero",
  people: true,
  light: { x: 0.7, y: -0.6 },
  palette: [
    "lagoon",
    "haze",
    "straw",
    "sea",
    "deep",
    "ink",
    "night",
    "slate",
    "white",
    "brick",
    "red",
    "leaf",
    "pine",
    "salmon",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    street(sheet);
    tram(sheet);
    stop(sheet);
    skies.rain(sheet, { x: -20, y: -20, w: 560, h: 900 }, 40, "haze");
    skies.rain(sheet, { x: 560, y: -20, w: 560, h: 180 }, 14, "haze");
    skies.rain(sheet, { x: 1130, y: -20, w: 800, h: 900 }, 60, "haze");
    students(sheet);
  },
});
