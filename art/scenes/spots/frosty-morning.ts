import { openings } from "../../kit/built/openings";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { bicycle } from "./frosty-morning.bicycle";
import { bridge } from "./frosty-morning.bridge";
import { walkers } from "./frosty-morning.walkers";

const bank = 500;

/** Sunrise over the hills, mist above the river. */
function morning(sheet: Sheet): void {
  skies.flat(sheet, "cream");
  skies.bands(sheet, [
    { top: 190, colour: "blush" },
    { top: 290, colour: "salmon" },
  ]);
  skies.cloud(sheet, 260, 80, 520, "white", 3, 4);
  sheet.shape(geo.arc(236, 300, 62, 62), "marigold", 1);
  hills.far(sheet, hills.rolling(-20, 1240, 372, 90, 5), 510, { body: "haze", hatch: "slate" }, 3);
  skies.mist(sheet, 384, 12, 9, "white", 0, 900);
}

/** The old stone college: a hall with pointed windows, a square tower, frost on its slates. */
function college(sheet: Sheet): void {
  const [left, right] = [520, 1130];
  sheet.shape(geo.rect(left, 262, right - left, bank - 262), "slate", 0.8);
  sheet.shape(geo.line([left - 14, 268, left + 40, 174, right - 20, 174, right + 14, 268]), "ink", 0.8);
  for (let i = 0; i < 15; i++)
    sheet.stroke(geo.line([left + 50 + i * 36, 180, left + 26 + i * 39, 260]), 4, i % 3 ? "slate" : "white");
  sheet.stroke(geo.line([left + 40, 175, right - 20, 175]), 8, "white", { taper: "none" });
  for (let i = 0; i < 6; i++) {
    const x = left + 34 + i * 96;
    sheet.shape(openings.lancet(x, 308, 54, 130), "ink", 0.6);
    sheet.shape(openings.lancet(x + 6, 318, 42, 116), i % 3 === 2 ? "salmon" : "marigold", 0.5);
    sheet.bar(geo.line([x + 27, 316, x + 27, 436]), 5, "ink");
    sheet.shape(geo.line([x + 64, 500, x + 66, 300, x + 78, 286, x + 90, 300, x + 92, 500]), "haze", 0.7);
    sheet.shape(geo.line([x + 80, 500, x + 80, 290, x + 90, 300, x + 92, 500]), "ink", 0.6);
  }
  sheet.shape(geo.rect(748, 92, 138, bank - 92), "slate", 0.8);
  sheet.shape(geo.rect(748, 92, 24, bank - 92), "haze", 0.7);
  sheet.shape(geo.rect(846, 92, 40, bank - 92), "ink", 0.7);
  for (let i = 0; i < 4; i++) sheet.shape(geo.rect(742 + i * 40, 72, 26, 28), "slate", 0.6);
  sheet.shape(geo.rect(738, 92, 158, 12), "haze", 0.6);
  sheet.shape(geo.arc(802, 176, 34, 34), "cream", 0.6);
  sheet.bar(geo.line([802, 152, 802, 176, 786, 186]), 6, "ink");
  sheet.shape(openings.lancet(778, 244, 46, 80), "ink", 0.5);
  sheet.shape(openings.lancet(776, 384, 56, 118), "marigold", 0.5);
}

/** The river with the light in it, its banks white with frost. */
function river(sheet: Sheet): void {
  const area = { top: bank + 14, bottom: 720 };
  water.flat(sheet, { ...area, bottom: 760 }, "lagoon");
  water.reflection(sheet, geo.rect(520, 262, 610, 252), bank + 14, "slate", 0.5, 9, 4);
  water.reflection(sheet, geo.rect(748, 92, 138, 422), bank + 14, "ink", 0.42, 9, 6);
  water.swells(sheet, area, "haze", 0.7, 5);
  water.glitter(sheet, area, 236, 110, "marigold", 0.7, 7);
  water.glitter(sheet, area, 240, 60, "cream", 0.5, 9);
  sheet.shape(
    geo.smooth(
      geo.line([-20, 480, 300, 492, 700, 494, 1240, 486, 1240, 522, 700, 516, 300, 512, -20, 508]),
      true,
    ),
    "sage",
    2,
  );
  for (let i = 0; i < 46; i++)
    sheet.stroke(geo.line([i * 27, 508, i * 27 + 3, 488 + 5 * noise.at(i, 2, 3)]), 5, "white");
  skies.mist(sheet, 536, 8, 7, "white", 100, 1100);
}

/** A willow without leaves at the left: withies that hang to the water. */
function willow(sheet: Sheet): void {
  sheet.shape(
    geo.smooth(geo.line([20, 700, 34, 520, 18, 380, 44, 260, 86, 262, 74, 390, 92, 530, 96, 700]), true, 6),
    "bark",
    1.2,
  );
  const random = noise.stream(9);
  for (let i = 0; i < 34; i++) {
    const [x, reach] = [random.range(-60, 330), random.range(120, 330)];
    const rise = 150 + 80 * noise.at(i * 0.7, 2, 5);
    sheet.stroke(
      geo.smooth([
        [62, 290],
        [(62 + x) / 2, rise],
        [x, rise + 40],
        [x + random.range(-12, 12), rise + 40 + reach],
      ]),
      random.range(4, 7),
      "bark",
      { taper: "end" },
    );
  }
}

/** The near path with frost, a railing, and bicycles that lean on it. */
function path(sheet: Sheet): void {
  const edge: Line = geo.line([-20, 690, 1240, 676]);
  hills.green(sheet, edge, 800, { body: "sage", lit: "white", shade: "leaf" }, 0.9, 6);
  sheet.shape(geo.line([-20, 772, 1240, 752, 1240, 930, -20, 930]), "white", 2);
  sheet.stroke(geo.line([-20, 776, 1240, 756]), 9, "haze");
  const random = noise.stream(5);
  for (let i = 0; i < 40; i++) {
    const [x, y] = [random.range(-20, 1200), random.range(792, 892)];
    sheet.stroke(skies.streak(x, y, random.range(40, 150), 3), random.range(3, 6), "haze");
  }
  bridge(sheet);
  walkers(sheet);
  for (let x = 20; x < 760; x += 176) {
    sheet.shape(geo.rect(x, 556, 13, 236), "ink", 0.6);
    sheet.dot(x + 6, 552, 11, "ink");
    sheet.stroke(geo.line([x - 2, 549, x + 14, 549]), 5, "white");
  }
  for (const y of [588, 668]) sheet.bar(geo.line([-20, y + 4, 740, y]), 8, "ink");
  sheet.stroke(geo.line([-20, 588, 740, 584]), 4, "white");
  for (const [x, y, w] of geo.fours([250, 852, 230, 0, 588, 866, 240, 0]))
    sheet.shape(geo.arc(x + 30, y, w, 12), "haze", 1);
  sheet.place({ x: 240, y: 852, scale: 0.98, turn: -1 }, () => bicycle(sheet, "sea", "ink", false));
  sheet.place({ x: 600, y: 868, scale: 1.06, turn: 1 }, () => bicycle(sheet, "red", "brick", true));
  const greens = { dark: "leaf", base: "sage", lit: "white" } as const;
  for (let i = 0; i < 12; i++) leaves.grass(sheet, 930 + i * 26, 926, 80 + ((i * 31) % 60), 9, greens, i + 4);
}

export const scene = new Scene({
  name: "spots/frosty-morning",
  size: "card",
  people: true,
  light: { x: -0.8, y: -0.4 },
  palette: [
    "cream",
    "blush",
    "salmon",
    "marigold",
    "white",
    "haze",
    "slate",
    "lagoon",
    "sea",
    "ink",
    "sage",
    "leaf",
    "bark",
    "red",
    "brick",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    morning(sheet);
    college(sheet);
    river(sheet);
    willow(sheet);
    path(sheet);
  },
});
