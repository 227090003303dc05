import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { flag } from "./canberra.flag";

const middle = 400;

/** A line mirrored about the middle of the sheet. */
const mirrored = (line: Line): Line => line.map(([x, y]): Point => [2 * middle - x, y]);

/** One leg of the mast, from its foot on the grass to the foot of the pole: steel with a bright and a dark face. */
function leg(sheet: Sheet, side: 1 | -1, near: boolean): void {
  const spine = geo.smooth(
    near
      ? geo.line([168, 590, 232, 512, 300, 408, 352, 300, 384, 196])
      : geo.line([300, 500, 322, 420, 352, 320, 374, 250, 390, 196]),
  );
  const line = side === 1 ? mirrored(spine) : spine;
  const wide = near ? 22 : 12;
  const outer = geo.even(line, 30).map(([x, y], i): Point => [x + side * wide * (0.62 - 0.34 * (i / 29)), y]);
  const inner = geo.even(line, 30).map(([x, y], i): Point => [x - side * wide * (0.62 - 0.34 * (i / 29)), y]);
  sheet.shape([...outer, ...geo.reverse(inner)], near ? "white" : "slate", 0.6);
  if (!near) return;
  const core = geo.between(outer, inner, side === 1 ? 0.45 : 0.6, 30);
  sheet.shape(side === 1 ? [...core, ...geo.reverse(outer)] : [...core, ...geo.reverse(inner)], "slate", 0.6);
  for (let t = 0.14; t < 0.95; t += 0.13)
    sheet.stroke([geo.along(outer, t), geo.along(inner, t)], 3, "ink", { taper: "none" });
}

/** The grass roof: two slopes that sweep from the ground over the house, mown in stripes. */
function slopes(sheet: Sheet): void {
  const crest = geo.smooth(geo.line([-30, 700, 60, 648, 150, 590, 236, 520, 300, 478, 400, 466]));
  const whole: Line = [...crest, ...geo.reverse(mirrored(crest)), [840, 830], [-40, 830]];
  sheet.shape(whole, "leaf", 1.4);
  sheet.clip(whole, () => {
    const dark = mirrored(geo.smooth(geo.line([400, 440, 300, 470, 180, 560, 60, 640, -40, 700])));
    const hem = mirrored(geo.smooth(geo.line([400, 560, 330, 580, 220, 650, 100, 740, -40, 850])));
    sheet.shape([...dark, ...geo.reverse(hem)], "forest", 1.4);
    const random = noise.stream(3);
    for (const side of [1, -1]) {
      for (let i = 0; i < 120; i++) {
        const t = random.next();
        const [x, y] = geo.along(crest, t);
        const down = random.range(6, 150) * (1.2 - t * 0.7);
        const px = side === 1 ? 2 * middle - x : x;
        const long = random.range(14, 30);
        const mark = geo.smooth([
          [px - long, y + down + side * -long * 0.55],
          [px, y + down - 3],
          [px + long, y + down + side * long * 0.55],
        ]);
        sheet.stroke(
          mark,
          random.range(2.5, 5),
          side === 1 ? "leaf" : random.next() < 0.75 ? "lime" : "forest",
        );
      }
    }
  });
}

/** The great verandah between the slopes: white piers, deep shade, the low glass wall behind. */
function verandah(sheet: Sheet): void {
  sheet.shape(geo.line([176, 668, 206, 560, 594, 560, 624, 668]), "ink", 0.8);
  sheet.shape(geo.rect(262, 578, 276, 90), "deep", 0.6);
  for (let i = 0; i < 7; i++) sheet.shape(geo.rect(284 + i * 35, 602, 22, 66), "sand", 0.5);
  sheet.shape(geo.line([192, 534, 608, 534, 612, 566, 188, 566]), "white", 0.8);
  sheet.stroke(geo.line([194, 562, 606, 562]), 6, "slate", { taper: "none" });
  sheet.shape(geo.line([352, 506, 448, 506, 458, 536, 342, 536]), "white", 0.8);
  sheet.shape(geo.line([420, 506, 448, 506, 458, 536, 424, 536]), "slate", 0.8);
  for (let i = 0; i < 10; i++) {
    const x = 196 + i * 43.6;
    sheet.shape(geo.rect(x, 562, 16, 108), "white", 0.6);
    sheet.shape(geo.rect(x + 10, 566, 6, 104), "slate", 0.6);
  }
}

/** The red forecourt with its pool and the rings of its mosaic, and people crossing it. */
function forecourt(sheet: Sheet): void {
  sheet.shape(
    geo
      .smooth(geo.line([-20, 700, 160, 668, 400, 662, 640, 668, 820, 700]))
      .concat(geo.line([820, 820, -20, 820])),
    "salmon",
    1,
  );
  for (const [rx, ry, colour] of [
    [330, 92, "brick"],
    [310, 84, "sand"],
    [286, 74, "salmon"],
    [214, 52, "haze"],
    [200, 47, "lagoon"],
  ] as const)
    sheet.shape(geo.arc(400, 778, rx, ry), colour, 1);
  const random = noise.stream(9);
  for (let i = 0; i < 96; i++) {
    const a = (i / 96) * Math.PI * 2;
    const r = i % 2 ? 0.9 : 0.83;
    const [x, y] = [400 + Math.cos(a) * 286 * r, 778 + Math.sin(a) * 74 * r];
    sheet.shape(geo.line([x - 6, y, x, y - 3.4, x + 6, y, x, y + 3.4]), i % 3 === 0 ? "sand" : "brick", 0.4);
  }
  for (let i = 0; i < 16; i++) {
    const x = random.range(230, 500);
    const y = random.range(744, 800);
    sheet.stroke(skies.streak(x, y, random.range(36, 90), 2), 4, random.pick(["white", "haze", "sea"]));
  }
  for (const [x, y, h, coat] of [
    [118, 716, 50, "red"],
    [142, 718, 44, "ink"],
    [664, 712, 46, "sand"],
    [690, 716, 50, "deep"],
    [712, 714, 34, "red"],
    [330, 690, 30, "ink"],
    [474, 692, 32, "red"],
  ] as const) {
    sheet.stroke(geo.line([x + 3, y, x + h * 0.9, y + h * 0.16]), h * 0.16, "brick", { taper: "end" });
    for (const side of [-1, 1])
      sheet.stroke(geo.line([x + side * h * 0.02, y - h * 0.5, x + side * h * 0.1, y]), h * 0.13, "ink", {
        taper: "end",
      });
    sheet.shape(
      geo.line([
        x - h * 0.14,
        y - h * 0.76,
        x + h * 0.14,
        y - h * 0.76,
        x + h * 0.17,
        y - h * 0.36,
        x - h * 0.17,
        y - h * 0.36,
      ]),
      coat,
      0.4,
    );
    sheet.dot(x, y - h * 0.9, h * 0.12, "ink");
  }
}

export const scene = new Scene({
  name: "states/canberra",
  size: "square",
  light: { x: -0.7, y: -0.72 },
  palette: [
    "sea",
    "lagoon",
    "haze",
    "white",
    "sand",
    "slate",
    "ink",
    "deep",
    "red",
    "brick",
    "salmon",
    "leaf",
    "lime",
    "forest",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "lagoon");
    skies.bands(sheet, [{ top: 300, colour: "haze" }]);
    skies.heap(sheet, 150, 300, 260, { body: "white", shade: "haze" }, 4);
    skies.heap(sheet, 690, 250, 230, { body: "white", shade: "haze" }, 7);
    const far = hills.ridge(
      geo.line([-20, 500, 120, 448, 220, 470, 400, 430, 560, 462, 680, 420, 820, 470]),
      6,
      4,
    );
    hills.green(sheet, far, 720, { body: "sea", lit: "lagoon", shade: "deep" }, 1.3, 5);
    const greens = { dark: "forest", base: "leaf", lit: "lime" } as const;
    leg(sheet, -1, false);
    leg(sheet, 1, false);
    slopes(sheet);
    verandah(sheet);
    leg(sheet, -1, true);
    leg(sheet, 1, true);
    flag(sheet);
    forecourt(sheet);
    for (const [x, y, h] of [
      [40, 716, 150],
      [772, 720, 170],
    ] as const)
      trees.broadleaf(sheet, x, y, h, greens, "ink", x);
  },
});
