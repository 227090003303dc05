import { buildings } from "../../kit/built/buildings";
import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { domedStation } from "./melbourne.domed-station";
import { rainWalker } from "./melbourne.rain-walker";

const vanish: Point = [590, 486];
const road = 520;

/** A place on the tram's long side: `deep` 0 at its front corner to 1 at the vanishing point, `down` 0 roof to 1 ground. */
const side = (deep: number, down: number): Point => geo.mid([352, 300 + 392 * down], vanish, deep);

/** A piece of the long side between two depths and two heights. */
const panel = (from: number, to: number, top: number, low: number): Line => [
  side(from, top),
  side(to, top),
  side(to, low),
  side(from, low),
];

/** The towers: a shaded side, a crown of its own, lit windows. */
function tower(
  sheet: Sheet,
  x: number,
  w: number,
  top: number,
  wall: Colour,
  crown: "flat" | "spire" | "step" | "gold",
): void {
  const h = road - top;
  buildings.block(
    sheet,
    { x, y: top, w, h },
    { wall, shade: "ink", window: "honey" },
    { columns: Math.round(w / 12), rows: Math.round(h / 17), shadeWidth: 0.34, seed: x },
  );
  if (crown === "spire") {
    sheet.shape(
      geo.line([x + w * 0.2, top + 1, x + w * 0.2, top - 26, x + w * 0.8, top - 26, x + w * 0.8, top + 1]),
      wall,
      0.8,
    );
    sheet.stroke(geo.line([x + w / 2, top - 20, x + w / 2, top - 116]), 8, wall, { taper: "end" });
  }
  if (crown === "step")
    sheet.shape(geo.line([x, top + 1, x + w * 0.3, top - 34, x + w, top - 34, x + w, top + 1]), wall, 0.8);
  if (crown === "gold") {
    sheet.shape(geo.rect(x, top - 2, w, 76), "honey", 0.6);
    for (let i = 0; i < 6; i++)
      sheet.stroke(geo.line([x + 2, top + 10 + i * 12, x + w - 2, top + 10 + i * 12]), 3, "salmon");
    sheet.shape(geo.rect(x + w * 0.66, top - 2, w * 0.34, 76), "salmon", 0.6);
    sheet.shape(geo.rect(x + w * 0.3, top - 20, w * 0.4, 20), wall, 0.6);
    sheet.stroke(geo.line([x + w * 0.44, top + 76, x + w * 0.44, top + 190]), 5, "red", { taper: "none" });
  }
}

/** The stop at the right: paving with joints, its bright edge, light on the wet stones. */
function platform(sheet: Sheet): void {
  const stones: Line = geo.line([584, 519, 452, 860, 860, 860, 860, 560, 640, 519]);
  sheet.shape(stones, "slate", 1);
  sheet.clip(stones, () => {
    for (let i = 0; i < 9; i++)
      sheet.stroke([geo.mid(vanish, [452 + i * 120, 860], 0.1), [452 + i * 120, 860]], 4.4, "deep", {
        taper: "start",
      });
    for (let i = 0; i < 9; i++) {
      const y = 530 + 4.2 * i ** 2.1;
      sheet.stroke(geo.line([440, y, 860, y]), 2.4 + i * 0.3, "deep", {
        taper: "none",
        tone: (x) => 0.5 + noise.at(x / 60, y, 3),
      });
    }
    water.glitter(sheet, { top: 524, bottom: 820 }, 720, 130, "mauve", 0.9, 6);
    water.glitter(sheet, { top: 560, bottom: 820 }, 660, 60, "salmon", 0.35, 9);
  });
  sheet.stroke(geo.line([584, 519, 452, 860]), 16, "honey", { taper: "start" });
  sheet.stroke(geo.line([582, 519, 440, 860]), 7, "night", { taper: "start" });
}

/** The street: wet, dark, with the rails running to the vanishing point and the lights lying in it. */
function street(sheet: Sheet): void {
  water.flat(sheet, { top: road, bottom: 800 }, "ink");
  const wet = { top: road + 6, bottom: 800 };
  water.swells(sheet, wet, "deep", 0.5, 4);
  for (const [x, spread, colour] of [
    [232, 150, "honey"],
    [570, 90, "honey"],
    [40, 60, "salmon"],
    [440, 60, "lagoon"],
  ] as const)
    water.glitter(sheet, wet, x, spread, colour, 0.42, x);
  platform(sheet);
  for (const x of [130, 330]) {
    sheet.stroke([geo.mid(vanish, [x, 860], 0.08), [x, 860]], 15, "night", { taper: "start" });
    sheet.stroke([geo.mid(vanish, [x + 5, 860], 0.08), [x + 5, 860]], 5, "lagoon", {
      taper: "start",
      tone: (px, py) => 0.6 + noise.at(px / 30, py / 24, 3),
    });
  }
}

/** The tram's long side with its row of windows, running back along the rails. */
function length(sheet: Sheet): void {
  sheet.shape(panel(0, 0.74, 0.01, 0.93), "pine", 0.8);
  sheet.shape(panel(0, 0.74, 0.13, 0.53), "straw", 0.8);
  sheet.shape(panel(0, 0.74, 0.01, 0.13), "slate", 0.8);
  sheet.shape(panel(0.02, 0.72, 0.93, 0.985), "night", 0.8);
  const post = (i: number): number => 0.05 + 0.68 * (1 - 0.76 ** i);
  for (let i = 0; i < 10; i++) {
    const [a, b] = [post(i), post(i) + (post(i + 1) - post(i)) * 0.78];
    sheet.shape(panel(a, b, 0.2, 0.48), i === 2 || i === 6 ? "cream" : "honey", 0.5);
    if (i % 3 === 1) {
      const [x, y] = side((a + b) / 2, 0.48);
      const r = 26 * (1 - a);
      sheet.clip(panel(a, b, 0.2, 0.48), () => {
        sheet.dot(x, y - r * 1.5, r * 0.62, "ink", 0.5);
        sheet.shape(geo.arc(x, y, r * 1.15, r * 0.95, 180, 360, 14), "ink", 0.5);
      });
    }
  }
  for (const level of [0.6, 0.9])
    sheet.stroke([side(0, level), side(0.74, level)], 5, "straw", { taper: "end" });
}

/** The tram's front: rounded roof, three windows with the driver, a lamp, the fender. */
function front(sheet: Sheet): void {
  const body = geo.smooth(
    geo.line([128, 692, 122, 520, 128, 352, 150, 312, 240, 296, 330, 312, 352, 352, 356, 520, 352, 692]),
  );
  sheet.shape(body, "leaf", 0.8);
  sheet.clip(body, () => {
    sheet.shape(geo.rect(110, 280, 260, 70), "haze", 0.8);
    sheet.shape(geo.line([110, 350, 370, 350, 370, 512, 246, 540, 234, 540, 110, 512]), "cream", 0.8);
    sheet.shape(geo.line([318, 280, 370, 280, 370, 700, 318, 700]), "pine", 0.8);
    sheet.shape(geo.line([318, 350, 370, 350, 370, 512, 318, 523]), "straw", 0.8);
    sheet.shape(geo.rect(318, 280, 60, 70), "slate", 0.8);
  });
  for (const [x, w] of geo.line([140, 48, 202, 76, 292, 50])) {
    sheet.shape(geo.rect(x, 372, w, 116), "ink", 0.5);
    sheet.shape(geo.rect(x + 5, 377, w - 10, 106), "honey", 0.5);
  }
  sheet.clip(geo.rect(207, 377, 66, 106), () => {
    sheet.shape(geo.smooth(geo.line([202, 490, 210, 452, 240, 440, 270, 452, 280, 490])), "ink", 0.6);
    sheet.dot(240, 424, 17, "ink", 0.6);
    sheet.shape(geo.line([222, 418, 224, 404, 256, 404, 260, 418]), "sea", 0.5);
  });
  for (const x of [148, 214, 300]) sheet.stroke(geo.line([x, 430, x + 22, 384]), 7, "cream");
  sheet.shape(geo.rect(184, 318, 112, 38), "ink", 0.5);
  sheet.shape(geo.rect(190, 324, 100, 26), "marigold", 0.5);
  for (const x of [206, 238, 262]) sheet.stroke(geo.line([x, 337, x + 18, 337]), 9, "ink", { taper: "none" });
  sheet.dot(240, 574, 31, "ink", 0.6);
  sheet.dot(240, 574, 25, "cream", 0.6);
  sheet.dot(240, 574, 14, "white", 0.6);
  for (const x of [152, 328]) sheet.dot(x, 598, 9, "red", 0.5);
  sheet.stroke(geo.line([134, 630, 346, 630]), 5, "straw", { taper: "none" });
  sheet.shape(geo.line([116, 650, 364, 650, 358, 690, 122, 690]), "night", 0.8);
  sheet.stroke(geo.line([122, 656, 358, 656]), 5, "slate");
  for (const y of [548, 612]) sheet.stroke(geo.line([132, y - 4, 200, y + 12]), 4, "lime", { taper: "end" });
  sheet.shape(geo.line([150, 690, 330, 690, 318, 716, 162, 716]), "night", 0.8);
}

export const scene = new Scene({
  name: "states/melbourne",
  size: "square",
  people: true,
  light: { x: -0.8, y: -0.6 },
  palette: [
    "deep",
    "slate",
    "mauve",
    "salmon",
    "cream",
    "straw",
    "honey",
    "marigold",
    "white",
    "ink",
    "night",
    "sea",
    "lagoon",
    "haze",
    "leaf",
    "pine",
    "lime",
    "red",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "slate");
    skies.bands(sheet, [
      { top: 210, colour: "mauve" },
      { top: 400, colour: "salmon" },
    ]);
    skies.cloud(sheet, 360, 120, 420, "mauve", 4, 2);
    buildings.skyline(
      sheet,
      { left: 120, right: 830, foot: road, low: 60, high: 190 },
      { wall: "slate", window: "straw" },
      12,
    );
    tower(sheet, 206, 62, 208, "deep", "step");
    tower(sheet, 296, 54, 150, "sea", "spire");
    tower(sheet, 372, 70, 246, "deep", "flat");
    tower(sheet, 612, 76, 96, "deep", "gold");
    tower(sheet, 704, 60, 236, "sea", "step");
    tower(sheet, 766, 60, 178, "deep", "spire");
    tower(sheet, 556, 48, 300, "sea", "flat");
    domedStation(sheet);
    street(sheet);
    sheet.bar(geo.line([240, 300, 300, 214, 590, 420]), 3.4, "night");
    for (const x of [-60, 860]) sheet.bar([vanish, [x, 150]], 2, "night");
    length(sheet);
    front(sheet);
    const rainy = {
      hair: "night",
      strand: "slate",
      hand: "salmon",
      canopy: "red",
      canopyLit: "salmon",
    } as const;
    sheet.place({ x: 668, y: 716, scale: 1.86 }, () =>
      rainWalker(sheet, { ...rainy, coat: "sea", fold: "deep", scarf: "honey" }),
    );
    sheet.place({ x: 780, y: 612, scale: 0.9 }, () =>
      rainWalker(sheet, {
        ...rainy,
        coat: "honey",
        fold: "salmon",
        scarf: "red",
        canopy: "sea",
        canopyLit: "lagoon",
      }),
    );
    skies.rain(sheet, { x: 0, y: -40, w: 860, h: 780 }, 120, "haze");
  },
});
