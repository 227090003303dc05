import { buildings } from "../../kit/built/buildings";
import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { swans } from "./perth.swans";

const shore = 372;

/** One tower of the city: lit face, shaded face, window bands, and its own head. */
function tower(sheet: Sheet, x: number, w: number, high: number, wall: Colour, head: Line): void {
  const top = shore - high;
  const outline: Line = [
    ...geo.move(
      head.map(([u, v]): Point => [u * w, v]),
      x,
      top,
    ),
    [x + w, shore],
    [x, shore],
  ];
  sheet.shape(outline, wall, 0.8);
  sheet.clip(outline, () => {
    sheet.shape(geo.rect(x, top - 30, w * 0.34, shore - top + 30), "plum", 0.8);
    for (let y = top + 12; y < shore - 6; y += 9)
      sheet.stroke(geo.line([x + 3, y, x + w - 3, y]), 3.4, "salmon", {
        taper: "none",
        tone: (px) => 0.55 + 0.8 * noise.at(px / 9, y / 7, x),
      });
  });
}

/** The city on its far bank. */
function city(sheet: Sheet): void {
  hills.far(sheet, hills.rolling(-20, 820, 366, 30, 5), shore, { body: "mauve" });
  buildings.skyline(
    sheet,
    { left: 96, right: 650, foot: shore, low: 30, high: 110 },
    { wall: "mauve", window: "cream" },
    17,
  );
  const flat = geo.line([0, 0, 1, 0]);
  const specs: readonly (readonly [number, number, number, Colour, Line])[] = [
    [176, 40, 120, "slate", flat],
    [232, 46, 178, "slate", geo.line([0, 0, 0.3, -16, 1, -16])],
    [292, 44, 132, "slate", geo.line([0, 0, 0.5, -20, 1, 0])],
    [
      352,
      54,
      236,
      "slate",
      geo.line([
        0, 0, 0, -8, 0.2, -8, 0.2, -26, 0.46, -26, 0.48, -92, 0.54, -92, 0.56, -26, 0.8, -26, 0.8, -8, 1, -8,
      ]),
    ],
    [424, 50, 222, "slate", geo.line([0, 0, 0.5, -4, 1, -30])],
    [488, 42, 150, "slate", flat],
    [540, 56, 196, "slate", geo.line([0, 0, 0.14, -18, 0.86, -18, 1, 0])],
    [610, 44, 116, "slate", geo.line([0, 0, 1, -14])],
  ];
  for (const [x, w, high, wall, head] of specs) tower(sheet, x, w, high, wall, head);
  sheet.shape(geo.smooth(geo.line([650, shore, 656, 304, 664, 270, 672, 304, 678, shore])), "slate", 0.8);
  hills.green(
    sheet,
    hills.rolling(-20, 820, 366, 24, 8),
    shore + 8,
    { body: "deep", lit: "lagoon", shade: "ink" },
    0.7,
    4,
  );
}

/** Reeds and grass in the lower left corner. */
function reeds(sheet: Sheet): void {
  const random = noise.stream(14);
  for (let i = 0; i < 46; i++) {
    const x = random.range(-30, 150) * (i % 3 ? 1 : 0.6);
    const tall = random.range(120, 300) * (1 - Math.max(0, x) / 260);
    const lean = random.range(-0.1, 0.28);
    sheet.stroke(
      geo.smooth(geo.line([x, 820, x + lean * tall * 0.4, 820 - tall * 0.6, x + lean * tall, 820 - tall])),
      random.range(6, 11),
      random.pick(["pine", "night", "deep", "pine"]),
      { taper: "end" },
    );
    if (i % 6 === 0)
      sheet.stroke(
        geo.line([x + lean * tall, 820 - tall - 26, x + lean * tall * 0.94, 820 - tall + 22]),
        13,
        "brick",
        { jitter: 0.1 },
      );
  }
}

export const scene = new Scene({
  name: "states/perth",
  size: "square",
  light: { x: 0.75, y: -0.4 },
  palette: [
    "rose",
    "salmon",
    "cream",
    "mauve",
    "slate",
    "plum",
    "ink",
    "night",
    "deep",
    "lagoon",
    "red",
    "brick",
    "white",
    "pine",
  ],
  flecks: 20,
  draw: (sheet) => {
    skies.flat(sheet, "mauve");
    skies.bands(sheet, [
      { top: 110, colour: "rose" },
      { top: 230, colour: "salmon" },
      { top: 306, colour: "cream" },
    ]);
    skies.cloud(sheet, 180, 90, 360, "rose", 3, 3);
    skies.cloud(sheet, 640, 170, 340, "salmon", 4, 6);
    sheet.dot(736, 316, 52, "white", 1.3);
    skies.birds(sheet, 60, 190, 17, 6, "plum");
    city(sheet);
    const river = { top: shore + 6, bottom: 800 };
    water.flat(sheet, river, "rose");
    sheet.shape(geo.rect(-20, 520, 840, 320), "mauve", 6);
    for (const [x, w, high] of [
      [232, 46, 190],
      [352, 54, 262],
      [424, 50, 240],
      [540, 56, 210],
      [176, 40, 120],
      [292, 44, 140],
      [488, 42, 150],
      [610, 44, 120],
    ] as const)
      water.reflection(sheet, geo.rect(x, shore - high, w, high), shore + 8, "slate", 0.62, 6.5, x);
    water.glitter(sheet, river, 730, 120, "cream", 1, 4);
    water.swells(sheet, { top: 470, bottom: 800 }, "slate", 0.8, 5);
    water.swells(sheet, { top: 420, bottom: 800 }, "salmon", 0.7, 8);
    sheet.place({ x: 590, y: 560, scale: 0.62, flip: true }, () => swans.swan(sheet, false));
    water.foam(sheet, geo.line([470, 564, 700, 564]), 4, "cream");
    const near: Line = geo.smooth(geo.line([230, 722, 300, 640, 420, 600, 560, 620, 610, 720]), true);
    water.reflection(sheet, near, 716, "ink", 0.5, 9, 3);
    sheet.place({ x: 400, y: 712, scale: 1.12 }, () => swans.swan(sheet, true));
    water.foam(sheet, geo.line([250, 718, 600, 720]), 5, "cream");
    for (const [x, y, s] of [
      [650, 724, 0.95],
      [722, 748, 0.84],
    ] as const) {
      sheet.place({ x, y, scale: s }, () => swans.cygnet(sheet));
      water.foam(sheet, geo.line([x - 40, y + 3, x + 44, y + 3]), 3, "cream");
    }
    reeds(sheet);
  },
});
