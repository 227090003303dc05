import { buildings } from "../../kit/built/buildings";
import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import paths from "./adelaide.paths.json";

const vanish: Point = [452, 400];

/** A place on the vineyard's ground: `across` from the middle, `near` 0 far to 1 at the sheet's foot, `up` above it. */
const ground = (across: number, near: number, up = 0): Point => [
  vanish[0] + across * near,
  vanish[1] + (430 - up) * near,
];

/** The market hall: brick wings with arches, a drum and a ribbed dome. */
function hall(sheet: Sheet): void {
  const foot = 452;
  for (const [x, w] of geo.line([282, 120, 502, 120])) {
    sheet.shape(geo.rect(x, 366, w, foot - 366), "salmon", 0.8);
    buildings.roof(sheet, x - 8, 368, w + 16, 40, "hip", { tile: "brick", line: "plum" });
    for (let i = 0; i < 4; i++) sheet.shape(buildings.arch(x + 10 + i * 27, 392, 19, 62), "plum", 0.5);
    sheet.stroke(geo.line([x, 380, x + w, 380]), 4, "sand", { taper: "none" });
  }
  sheet.shape(geo.line([386, foot, 386, 352, 452, 312, 518, 352, 518, foot]), "salmon", 0.8);
  sheet.shape(geo.line([452, 312, 518, 352, 518, foot, 480, foot]), "red", 0.8);
  sheet.shape(buildings.arch(412, 356, 80, 98), "sand", 0.6);
  sheet.shape(buildings.arch(420, 366, 64, 88), "plum", 0.6);
  for (const x of [436, 452, 468]) sheet.bar(geo.line([x, 366, x, foot]), 3, "honey");
  sheet.bar(geo.line([420, 402, 484, 402]), 3, "honey");
  sheet.stroke(geo.line([380, 354, 452, 308]), 9, "sand", { taper: "none", jitter: 0.1 });
  sheet.stroke(geo.line([452, 308, 524, 354]), 9, "sand", { taper: "none", jitter: 0.1 });
  sheet.shape(geo.rect(384, 276, 136, 40), "sand", 0.8);
  sheet.shape(geo.rect(484, 276, 36, 40), "honey", 0.8);
  for (let i = 0; i < 6; i++) sheet.shape(buildings.arch(394 + i * 21, 284, 12, 30), "plum", 0.4);
  buildings.dome(sheet, 452, 277, 70, 104, { body: "lagoon", shade: "deep", rib: "sand" });
  sheet.shape(geo.rect(378, 272, 148, 9), "sand", 0.6);
  sheet.shape(geo.rect(441, 150, 22, 28), "sand", 0.5);
  sheet.shape(geo.rect(449, 154, 7, 20), "plum", 0.4);
  sheet.shape(geo.arc(452, 151, 15, 16, 180, 360, 14), "deep", 0.5);
  sheet.stroke(geo.line([452, 138, 452, 106]), 5, "deep", { taper: "end" });
}

/** One row of vines as a hedge in perspective: the side towards the middle, the top, leaves and posts. */
function row(sheet: Sheet, across: number, seed: number): void {
  const inner = across > 0 ? -1 : 1;
  const edge = (at: number, up: number, wander: number): Line =>
    Array.from({ length: 54 }, (_, k): Point => {
      const near = 0.13 + 1.1 * (k / 53) ** 1.7;
      const [x, y] = ground(across + at, near, up);
      const swell = wander * near;
      return [x + swell * noise.at(k * 0.8, seed, 2), y + swell * noise.rough(k * 0.62, seed, 3)];
    });
  const base = edge(inner * 34, 26, 10);
  const brim = edge(inner * 30, 112, 22);
  const back = edge(-inner * 24, 124, 22);
  sheet.shape([...edge(-10, 0, 4), ...geo.reverse(edge(74, 0, 16))], "brick", 2);
  for (let k = 0; k < 9; k++) {
    const near = 0.2 + 1.0 * (k / 8) ** 1.6;
    sheet.stroke([ground(across, near, 40), ground(across + 4, near, -4)], 15 * near, "plum", {
      taper: "none",
    });
  }
  sheet.shape([...base, ...geo.reverse(brim)], inner === -1 ? "leaf" : "pine", 3);
  sheet.shape([...brim, ...geo.reverse(back)], "lime", 3);
  const random = noise.stream(seed);
  for (let k = 0; k < 150; k++) {
    const near = 0.16 + 1.05 * random.next() ** 1.4;
    const up = random.range(34, 124);
    const [x, y] = ground(across + inner * random.range(-14, 30), near, up);
    const size = near * random.range(17, 30);
    const leaf = geo.smooth([
      [x - size, y + size * 0.25],
      [x - size * 0.1, y - size * 0.4],
      [x + size, y + size * 0.1],
    ]);
    const bright = up > 92 ? (random.next() < 0.5 ? "leaf" : "honey") : inner === -1 ? "lime" : "leaf";
    sheet.stroke(leaf, near * random.range(8, 12), random.next() < 0.3 ? "pine" : bright);
  }
}

/** The earth between the rows, with furrows that meet far off. */
function earth(sheet: Sheet): void {
  sheet.shape(geo.line([-20, 448, 820, 448, 820, 820, -20, 820]), "orange", 1);
  const random = noise.stream(6);
  for (let i = 0; i < 220; i++) {
    const across = random.range(-1900, 1900);
    const near = random.range(0.15, 0.9);
    sheet.stroke(
      [ground(across, near), ground(across + random.range(-6, 6), near * random.range(1.1, 1.35))],
      7 * near,
      random.pick(["salmon", "honey", "salmon", "brick"]),
    );
  }
}

/** A bunch of grapes hanging from a leaf in the corner. */
function grapes(sheet: Sheet): void {
  const leaf = geo.smooth(geo.line(paths.vineLeaf), true, 4);
  const spray = (x: number, y: number, turn: number, scale: number): void =>
    sheet.place({ x, y, turn, scale }, () => {
      sheet.shape(leaf, "pine", 1.2);
      sheet.clip(leaf, () => sheet.shape(geo.line([0, 80, -6, -110, -120, -110, -120, 80]), "leaf", 1));
      for (const [tx, ty] of geo.line(paths.leafTips))
        sheet.stroke(geo.line([0, 62, tx * 0.5, ty * 0.5 + 10, tx * 0.92, ty * 0.92]), 6, "lime", {
          taper: "end",
        });
    });
  spray(806, 628, 30, 1.1);
  const balls = geo.line(paths.grapes);
  for (const [x, y] of balls) {
    sheet.dot(x, y, 22, "deep", 0.8);
    sheet.dot(x - 2, y - 2, 18.5, "plum", 0.8);
    sheet.stroke(geo.arc(x - 2, y - 2, 12.5, 12.5, 190, 268, 8), 4.6, "mauve");
  }
  spray(690, 622, -34, 0.74);
  spray(812, 776, 80, 0.8);
}

export const scene = new Scene({
  name: "states/adelaide",
  size: "square",
  light: { x: -0.85, y: -0.5 },
  palette: [
    "straw",
    "honey",
    "sand",
    "mauve",
    "salmon",
    "red",
    "brick",
    "plum",
    "lagoon",
    "deep",
    "leaf",
    "pine",
    "lime",
    "orange",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "straw");
    skies.bands(sheet, [{ top: 214, colour: "honey" }]);
    skies.cloud(sheet, 190, 110, 330, "sand", 3, 4);
    skies.cloud(sheet, 700, 190, 260, "sand", 2, 9);
    const far = hills.ridge(geo.line(paths.farHills), 8, 4);
    hills.green(sheet, far, 470, { body: "mauve", lit: "salmon", shade: "plum" }, 1.5, 12);
    const near = geo.smooth(geo.line(paths.nearHills));
    hills.green(sheet, near, 462, { body: "lime", lit: "honey", shade: "leaf" }, 0.9, 7);
    const greens = { dark: "pine", base: "leaf", lit: "lime" } as const;
    for (const [x, h] of geo.line([246, 92, 664, 108, 706, 80, 96, 70]))
      trees.broadleaf(sheet, x, 462, h, greens, "plum", x);
    hall(sheet);
    earth(sheet);
    for (const across of paths.vineRows) row(sheet, across, Math.abs(across) + 3);
    grapes(sheet);
  },
});
