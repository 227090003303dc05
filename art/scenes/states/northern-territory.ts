import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import paths from "./northern-territory.paths.json";

const plain = 560;

/** The rock: one long flat-topped mass, ribbed from top to foot, its right end in shade. */
function rock(sheet: Sheet): void {
  const top = hills.ridge(geo.smooth(geo.line(paths.rockTop)), 5, 6);
  const shape = hills.body(top, plain + 6);
  sheet.shape(shape, "red", 1.4);
  sheet.clip(shape, () => {
    const shade = geo.smooth(geo.line([420, 330, 444, 380, 430, 440, 470, 500, 462, 570]));
    sheet.shape([...shade, [800, 600], [800, 300]], "brick", 1.4);
    for (let i = 0; i < 46; i++) {
      const x = -40 + i * 16.6 + 6 * noise.at(i * 2.3, 1, 4);
      const y = geo.heightAt(top, x);
      const dark = x > 440;
      const spread = (x - 330) * 0.13;
      const rib = geo.smooth([
        [x, y + 4],
        [x + spread * 0.3 + 7 * noise.at(i, 2, 5), y + (plain - y) * 0.4],
        [x + spread * 0.7 + 7 * noise.at(i, 5, 5), y + (plain - y) * 0.72],
        [x + spread + 8 * noise.at(i, 8, 5), plain + 4],
      ]);
      const tone = (px: number, py: number): number => 0.72 + 1.15 * noise.rough(px / 40, py / 52, 3);
      sheet.stroke(rib, dark ? 10 : 12, dark ? "plum" : "brick", { tone, taper: i % 2 ? "start" : "end" });
      if (!dark || i % 3 === 0)
        sheet.stroke(geo.move(rib, -8, 3), dark ? 5 : 10, dark ? "red" : i % 4 === 1 ? "salmon" : "orange", {
          tone: (px, py) => 0.66 + 1.2 * noise.rough(px / 34, py / 60, 9),
        });
    }
    sheet.stroke(geo.move(geo.part(top, 0.06, 0.7, 60), 0, 7), 7, "salmon", {
      tone: (x) => 0.6 + 0.8 * noise.at(x / 44, 3, 8),
    });
  });
}

/** The red plain, with tracks of sand and rows of spinifex that grow towards the viewer. */
function desert(sheet: Sheet): void {
  sheet.shape(geo.line([-20, plain, 820, plain - 4, 820, 820, -20, 820]), "brick", 1.2);
  const random = noise.stream(8);
  for (let i = 0; i < 90; i++) {
    const near = random.next();
    const y = plain + 8 + 250 * near ** 1.5;
    sheet.stroke(
      skies.streak(random.range(-120, 760), y, 60 + 240 * near, 6),
      3 + 9 * near,
      random.pick(["plum", "red", "plum"]),
    );
  }
  const tufts: { x: number; y: number; near: number }[] = [];
  for (let i = 0; i < 84; i++) {
    const near = random.next() ** 0.8;
    tufts.push({ x: random.range(-20, 820), y: plain + 10 + 252 * near ** 1.4, near });
  }
  for (const { x, y, near } of tufts.sort((a, b) => a.y - b.y)) {
    const r = 7 + 34 * near ** 1.3;
    sheet.stroke(geo.line([x - r * 0.8, y, x + r * 2.2, y + r * 0.16]), r * 0.5, "plum", { taper: "end" });
    for (let k = -7; k <= 7; k++) {
      const a = ((k * 11.4 - 90 + random.range(-4, 4)) * Math.PI) / 180;
      const long = r * random.range(0.8, 1.1);
      sheet.stroke(
        geo.line([x + k * r * 0.04, y + 1, x + Math.cos(a) * long, y + Math.sin(a) * long * 0.9]),
        Math.max(1.8, r * 0.1),
        k < -1 ? "straw" : k < 4 ? "sage" : "pine",
        { taper: "end" },
      );
    }
  }
}

/** One bough of the tree, from its root to its tip, lit along its left. */
function bough(sheet: Sheet, line: Line, from: number, to: number): void {
  const axis = geo.even(geo.smooth(line), 24);
  const half = (i: number): number => geo.lerp(from, to, i / 23) / 2;
  const left = axis.map(([x, y], i): Point => [x - half(i), y - half(i) * 0.3]);
  const right = axis.map(([x, y], i): Point => [x + half(i), y + half(i) * 0.3]);
  sheet.shape([...left, ...geo.reverse(right)], "ink", 1);
  sheet.shape([...left, ...geo.reverse(geo.between(left, right, 0.84, 24))], "dusk", 1);
  sheet.shape([...left, ...geo.reverse(geo.between(left, right, 0.52, 24))], "sand", 1);
  for (const t of [0.12, 0.26, 0.4, 0.58, 0.76])
    sheet.stroke(
      [geo.along(left, t), geo.along(geo.between(left, right, 0.6, 24), t + 0.015)],
      from * 0.1,
      "ink",
      { taper: "end" },
    );
}

/** A flat cloud of leaves: fine hanging strokes, pale at the upper left. */
function leafage(sheet: Sheet, x: number, y: number, w: number, h: number, seed: number): void {
  const random = noise.stream(seed);
  for (const [layer, colour] of [
    [0, "ink"],
    [1, "pine"],
    [2, "pine"],
    [3, "sage"],
  ] as const) {
    for (let i = 0; i < 46; i++) {
      const a = random.range(0, 6.28);
      const r = Math.sqrt(random.next()) * (layer === 3 ? 0.72 : 1);
      const px = x + Math.cos(a) * r * w - (layer === 3 ? w * 0.18 : 0);
      const py = y + Math.sin(a) * r * h - layer * h * 0.12;
      const lean = random.range(-16, 16);
      sheet.stroke(
        geo.line([px, py - 8, px + lean * 0.4, py + 4, px + lean, py + random.range(14, 24)]),
        random.range(5, 8),
        colour,
      );
    }
  }
}

/** The lone ghost gum before the moon. */
function gum(sheet: Sheet): void {
  sheet.stroke(geo.line([604, 764, 700, 776, 840, 782]), 22, "plum", { taper: "end" });
  leafage(sheet, 694, 286, 50, 30, 3);
  bough(sheet, geo.line([616, 520, 640, 450, 636, 380, 610, 320, 604, 262]), 30, 10);
  bough(sheet, geo.line([640, 440, 676, 388, 694, 340, 706, 300]), 20, 7);
  bough(sheet, geo.line([626, 470, 588, 420, 560, 396, 530, 372]), 17, 6);
  bough(sheet, geo.line([606, 774, 602, 700, 604, 620, 618, 516]), 48, 30);
  bough(sheet, geo.line([632, 372, 662, 318, 668, 268, 660, 234]), 13, 5);
  sheet.stroke(geo.line([604, 776, 560, 790, 540, 792]), 14, "ink", { taper: "end" });
  sheet.stroke(geo.line([606, 774, 646, 788, 668, 788]), 14, "ink", { taper: "end" });
  for (const [x, y, w, h] of geo.fours(paths.leafage)) leafage(sheet, x, y, w, h, x);
}

export const scene = new Scene({
  name: "states/northern-territory",
  size: "square",
  light: { x: -0.9, y: -0.42 },
  palette: [
    "ink",
    "dusk",
    "plum",
    "brick",
    "red",
    "orange",
    "salmon",
    "straw",
    "cream",
    "sand",
    "pine",
    "sage",
    "deep",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "ink");
    skies.bands(sheet, [
      { top: 250, colour: "deep" },
      { top: 470, colour: "plum" },
    ]);
    skies.stars(sheet, 420, 90, "sand", 6);
    sheet.shape(geo.arc(590, 236, 182, 182), "cream", 1.4);
    sheet.clip(geo.arc(590, 236, 182, 182), () => {
      sheet.shape(geo.arc(632, 264, 186, 186), "straw", 1.4);
      sheet.shape(geo.arc(560, 212, 146, 146), "cream", 1.4);
      for (const [x, y, rx, ry] of geo.fours(paths.moonMarks)) sheet.shape(geo.arc(x, y, rx, ry), "straw", 4);
    });
    skies.cloud(sheet, 250, 300, 340, "plum", 3, 4);
    hills.far(sheet, hills.rolling(-20, 820, 556, 26, 9), 580, { body: "ink" });
    rock(sheet);
    desert(sheet);
    gum(sheet);
  },
});
