import { furniture } from "../../../kit/built/furniture";
import { geo } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { dishware } from "./4.dishware";
import { leafMeal } from "./4.leaf-meal";
import { servingArm } from "./4.serving-arm";

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
    [330, 566],
    [512, 574],
    [760, 620],
    [1090, 586],
  ] as const)
    dishware.tumbler(sheet, x, y);
}

/** A string of jasmine and marigold along the table. */
function garland(sheet: Sheet): void {
  const line = geo.smooth(geo.line([-20, 612, 140, 600, 290, 628, 430, 610, 560, 646]));
  sheet.stroke(line, 5, "lime", { taper: "none" });
  geo.even(line, 30).forEach(([px, py], i) => {
    const [x, y] = [px + 5 * noise.at(i * 2.3, 1, 4), py + 9 * noise.at(i * 1.7, 2, 5)];
    if (i % 3 === 0) {
      sheet.dot(x + 5, y + 7, 21, "ink", 3);
      sheet.dot(x, y, 21, "orange", 4);
      sheet.dot(x, y, 14, "marigold", 3.4);
      for (const r of [17, 9]) sheet.stroke(geo.arc(x, y, r, r, 190 + r * 3, 300 + r * 3, 8), 3, "cream");
    } else {
      for (const turn of [10, 82, 154, 226, 298]) {
        const a = ((turn + i * 17) * Math.PI) / 180;
        sheet.stroke(
          [
            [x, y],
            [x + Math.cos(a) * 16, y + Math.sin(a) * 16],
          ],
          9,
          "white",
        );
      }
      sheet.dot(x, y, 3.4, "lime", 0.6);
    }
  });
}

const white = { base: "white", shade: "haze", lit: "white" } as const;
const sea = { base: "sea", shade: "ink", lit: "haze" } as const;
const red = { base: "red", shade: "ink", lit: "orange" } as const;

/** Right hands that serve: from the far side first, then from the near one. */
function arms(sheet: Sheet): void {
  servingArm(sheet, {
    dish: [420, 452],
    turn: 176,
    bend: -12,
    skin: "tan",
    sleeve: white,
    food: "cream",
    grain: "white",
  });
  servingArm(sheet, {
    dish: [664, 474],
    turn: 196,
    bend: 6,
    skin: "brown",
    bangles: ["marigold", "red", "marigold"],
    food: "marigold",
    grain: "orange",
  });
  servingArm(sheet, {
    dish: [838, 412],
    turn: 214,
    bend: -10,
    skin: "brown",
    sleeve: sea,
    food: "cream",
    grain: "lime",
  });
  servingArm(sheet, {
    dish: [194, 458],
    turn: -8,
    bend: 12,
    skin: "brown",
    bangles: ["red", "marigold", "white", "marigold"],
    food: "red",
    grain: "orange",
  });
  servingArm(sheet, {
    dish: [884, 530],
    turn: -24,
    bend: 8,
    skin: "tan",
    sleeve: red,
    food: "leaf",
    grain: "lime",
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
