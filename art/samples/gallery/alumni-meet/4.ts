import { furniture } from "../../../kit/built/furniture";
import { geo, type Point } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import type { Colour } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { type Forearm, forearm } from "../../../kit/people/forearm";
import { limb } from "../../../kit/people/limb";
import { dishware } from "./4.dishware";
import { leafMeal } from "./4.leaf-meal";

/** The dishes in the middle, from left to right. */
function dishes(sheet: Sheet): void {
  dishware.bowl(sheet, 196, 448, 96, { rim: "marigold", wall: "orange", food: "red", mark: "orange" });
  dishware.grains(sheet, 196, 452, 50, 46, 12, "lime", 6);
  dishware.disc(sheet, 400, 430, 92, "white");
  sheet.stroke(geo.arc(400, 430, 82, 82, 0, 359, 40), 4, "haze", { taper: "none" });
  for (const [x, y] of [
    [372, 402],
    [430, 398],
    [362, 456],
    [422, 462],
  ] as const) {
    sheet.shape(geo.arc(x + 4, y + 5, 34, 32), "haze", 0.8);
    sheet.shape(geo.arc(x, y, 33, 31), "cream", 0.8);
    sheet.stroke(geo.arc(x, y, 23, 22, 180, 290, 12), 4, "white");
  }
  dishware.bowl(sheet, 640, 470, 128, { rim: "haze", wall: "sea", food: "marigold", mark: "cream" });
  dishware.grains(sheet, 644, 474, 86, 82, 30, "orange", 6);
  dishware.grains(sheet, 640, 470, 80, 76, 16, "leaf", 8);
  for (const [x, y, turn] of [
    [606, 430, 20],
    [690, 500, -50],
    [634, 530, 70],
  ] as const)
    sheet.place({ x, y, turn }, () => {
      sheet.shape(
        geo.smooth(geo.line([-34, 0, -14, -20, 22, -16, 34, 4, 10, 20, -20, 16]), true),
        "red",
        1.4,
      );
      sheet.stroke(geo.smooth(geo.line([-22, -4, 0, -12, 20, -6])), 5, "orange");
    });
  dishware.bowl(sheet, 832, 408, 64, { rim: "white", wall: "haze", food: "cream", mark: "lime" });
  dishware.bowl(sheet, 886, 528, 56, { rim: "marigold", wall: "orange", food: "leaf", mark: "lime" });
  sheet.place({ x: 1030, y: 440, turn: -24 }, () => {
    sheet.shape(geo.move(geo.arc(0, 0, 128, 74), 8, 10), "ink", 1);
    sheet.shape(geo.arc(0, 0, 128, 74), "white", 0.8);
    sheet.stroke(geo.arc(0, 0, 116, 63, 0, 359, 40), 4, "haze", { taper: "none" });
    for (const y of [-26, 20]) {
      const roll = geo.smooth(
        geo.line([-104, y - 8, -60, y - 22, 60, y - 22, 106, y - 6, 100, y + 14, 0, y + 22, -98, y + 16]),
        true,
      );
      sheet.shape(geo.move(roll, 3, 6), "orange", 1);
      sheet.shape(roll, "marigold", 1);
      for (let i = 0; i < 9; i++)
        sheet.stroke(
          geo.smooth(geo.line([-88 + i * 21, y - 14, -80 + i * 21, y, -86 + i * 21, y + 14])),
          4.4,
          i % 2 ? "orange" : "cream",
        );
    }
  });
  for (const [x, y] of [
    [300, 318],
    [512, 322],
    [760, 322],
    [1010, 306],
    [118, 588],
    [320, 574],
    [508, 594],
    [786, 606],
    [1090, 586],
  ] as const)
    dishware.tumbler(sheet, x, y);
}

/** A string of jasmine and marigold along the table. */
function garland(sheet: Sheet): void {
  const line = geo.smooth(geo.line([-20, 540, 140, 556, 300, 520, 470, 546, 560, 600]));
  geo.even(line, 44).forEach(([x, y], i) => {
    const at: Point = [x + 8 * noise.at(i * 2.3, 1, 4), y + 8 * noise.at(i * 1.7, 2, 5)];
    sheet.dot(at[0] + 3, at[1] + 4, 9, "ink", 1.2);
    sheet.dot(at[0], at[1], i % 6 === 0 ? 12 : 8.6, i % 6 === 0 ? "orange" : "white", 1.6);
    sheet.dot(at[0] - 1, at[1] - 1, 3, i % 6 === 0 ? "marigold" : "cream", 0.6);
  });
}

/** Arms that reach in: shadow, arm, bangles. */
function reach(sheet: Sheet, arm: Forearm & { bangle?: readonly Colour[] }): void {
  const { elbow, wrist, scale = 1, bangle = [] } = arm;
  const along = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  const on = (by: number): Point => [wrist[0] + Math.cos(along) * by, wrist[1] + Math.sin(along) * by];
  const shadow = limb.outline(
    [elbow, wrist, on(60), on(112)],
    [44, 24, 37, 26].map((r) => r * scale),
    true,
  ).shape;
  sheet.shape(geo.move(shadow, 11, 14), "ink", 1);
  forearm(sheet, arm);
  bangle.forEach((colour, i) => {
    const t = 0.8 - i * 0.045;
    const [x, y] = geo.mid(elbow, wrist, t);
    const size = geo.distance(elbow, wrist);
    const [nx, ny] = [-(wrist[1] - elbow[1]) / size, (wrist[0] - elbow[0]) / size];
    const r = 27 * scale;
    sheet.stroke(
      geo.smooth([
        [x + nx * r, y + ny * r],
        [x + (8 * (wrist[0] - elbow[0])) / size, y + (8 * (wrist[1] - elbow[1])) / size],
        [x - nx * r, y - ny * r],
      ]),
      8,
      colour,
      { taper: "none", jitter: 0.05 },
    );
  });
}

const red = { base: "red", shade: "ink", lit: "orange" } as const;
const gold = { base: "marigold", shade: "orange", lit: "cream" } as const;
const white = { base: "white", shade: "haze", lit: "white" } as const;
const sea = { base: "sea", shade: "ink", lit: "haze" } as const;

function arms(sheet: Sheet): void {
  reach(sheet, {
    elbow: [250, -150],
    wrist: [366, 238],
    hand: "relaxed",
    thumb: "left",
    skin: "tan",
    sleeve: white,
  });
  reach(sheet, {
    elbow: [760, -120],
    wrist: [672, 252],
    hand: "cup",
    thumb: "left",
    skin: "brown",
    bangle: ["marigold", "red", "marigold"],
  });
  reach(sheet, {
    elbow: [1130, -160],
    wrist: [1084, 250],
    hand: "relaxed",
    thumb: "right",
    skin: "brown",
    sleeve: sea,
  });
  reach(sheet, {
    elbow: [-230, 560],
    wrist: [-8, 586],
    hand: "cup",
    thumb: "left",
    skin: "brown",
    sleeve: gold,
  });
  reach(sheet, {
    elbow: [150, 1090],
    wrist: [266, 702],
    hand: "cup",
    thumb: "left",
    skin: "brown",
    bangle: ["red", "marigold", "white", "marigold"],
  });
  reach(sheet, {
    elbow: [640, 1110],
    wrist: [606, 738],
    hand: "relaxed",
    thumb: "left",
    skin: "tan",
    sleeve: red,
  });
  reach(sheet, {
    elbow: [1090, 1100],
    wrist: [956, 722],
    hand: "relaxed",
    thumb: "right",
    skin: "brown",
    sleeve: white,
  });
}

const mealInks = {
  shadow: "ink",
  leaf: "leaf",
  dark: "pine",
  vein: "lime",
  gold: "marigold",
  rice: "white",
  amber: "orange",
  grain: "haze",
  red: "red",
  cream: "cream",
} as const;
/** Where the banana leaves lie, how they are turned, and which meal is on them. */
const meals = [
  [190, 140, 178, 0],
  [560, 128, 183, 1],
  [930, 142, 177, 2],
  [88, 770, 4, 2],
  [440, 782, -2, 0],
  [800, 776, 3, 1],
  [1160, 764, -4, 0],
] as const;

export const scene = new Scene({
  name: "gallery/alumni-meet/4",
  size: "card",
  people: true,
  light: { x: -0.64, y: -0.76 },
  palette: [
    "deep",
    "ink",
    "sea",
    "haze",
    "white",
    "cream",
    "marigold",
    "orange",
    "red",
    "leaf",
    "lime",
    "pine",
    "brown",
    "brownShade",
    "tan",
    "tanShade",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "deep");
    for (let y = 60; y < 900; y += 168)
      sheet.stroke(skies.streak(-20, y, 1240, 4), 7, "ink", { taper: "none" });
    furniture.grain(sheet, geo.rect(-10, -10, 1220, 920), "sea", 26);
    for (const [x, y, turn, kind] of meals) leafMeal(sheet, x, y, turn, kind, mealInks);
    garland(sheet);
    dishes(sheet);
    arms(sheet);
  },
});
