import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { water } from "../../kit/nature/water";
import { paddler } from "./new-zealand.paddler";
import paths from "./new-zealand.paths.json";

const shore = 716;

/** Mitre Peak's outline: the long left shoulder, the split summit, the steps down to the fiord. */
const mitre = hills.ridge(geo.line(paths.mitre), 7, 3);

/** The steep wall on the right bank. */
const wall = hills.ridge(geo.line(paths.wall), 8, 8);

const mirrored = (line: Line, squash: number): Line =>
  line.map(([x, y]): Point => [x + 7 * noise.at(y / 14, 2, 3), shore + (shore - y) * squash]);

/** Far ranges at the fiord's mouth, hazy, with level mist between them. */
function mouth(sheet: Sheet): void {
  hills.far(sheet, hills.ridge(geo.line(paths.farRange), 6, 5), shore, { body: "haze", hatch: "mist" }, 6);
  hills.far(sheet, hills.ridge(geo.line(paths.nearRange), 5, 9), shore, { body: "lagoon", hatch: "haze" }, 9);
}

/** The cliffs with carved faces and a hanging fall. */
function cliffs(sheet: Sheet): void {
  const foot = shore;
  const shape = hills.body(wall, foot);
  sheet.shape(shape, "sea");
  sheet.clip(shape, () => {
    const random = noise.stream(21);
    for (let i = 0; i < 210; i++) {
      const x = random.range(1500, 1930);
      const top = geo.heightAt(wall, x);
      const y = geo.lerp(top, foot - 40, random.next());
      const long = random.range(50, 150);
      const line = geo.smooth([
        [x, y],
        [x - long * 0.07, y + long * 0.5],
        [x - long * 0.2, y + long],
      ]);
      const dim = noise.rough(x / 90, y / 160, 6) > 0.05;
      sheet.stroke(line, random.range(4, 10), dim ? "deep" : "lagoon", {
        tone: (px, py) => 0.75 + 0.9 * noise.rough(px / 40, py / 70, 4),
      });
    }
    const cut = geo.line([1806, 226, 1812, 330, 1798, 430, 1806, 560, 1800, 720]);
    sheet.stroke(geo.move(cut, -16, -30), 32, "deep");
    sheet.stroke(geo.move(cut, 13, -16), 24, "deep");
    for (const [dx, w] of geo.line([-4, 8, 3, 11, 8, 5]))
      sheet.stroke(geo.move(cut, dx, 14), w, "white", {
        taper: "start",
        tone: (_, y) => 0.7 + 0.5 * noise.at(dx, y / 26, 3),
      });
  });
  water.foam(sheet, geo.line([1760, 712, 1850, 714]), 5, "white");
}

/** Still water: the mountains upside down, cut by level light. */
function fiord(sheet: Sheet): void {
  const area = { top: shore, bottom: 1080 };
  water.flat(sheet, area, "mist");
  sheet.shape(hills.body(mirrored(wall, 0.62), shore), "lagoon", 3);
  const upside = mirrored(mitre, 0.66);
  sheet.shape(hills.body(upside, shore), "deep", 3);
  sheet.clip(hills.body(upside, shore), () => {
    const lit = geo.line(paths.reflectedLight);
    sheet.shape(lit, "sea", 4);
  });
  const random = noise.stream(12);
  for (const { y, near } of water.rows({ top: shore + 8, bottom: 1080 }, 30)) {
    for (let i = 0; i < 8; i++) {
      const long = geo.lerp(70, 420, near) * random.range(0.5, 1.2);
      const x = random.range(-100, 1940);
      const py = y + random.bell() * 8;
      const inside = py < shore + (shore - geo.heightAt(mitre, x + long / 2)) * 0.66;
      sheet.stroke(
        water.wave(x, py, long, geo.lerp(0.6, 4, near)),
        Math.min(long / 9, geo.lerp(1.8, 9, near) * random.range(0.5, 1.1)),
        inside && x > 780 && x < 1640
          ? random.pick(["lagoon", "haze", "ink"])
          : random.pick(["white", "haze", "white"]),
      );
    }
  }
  water.reflection(sheet, hills.body(mitre, shore), shore, "ink", 0.5, 26, 6);
  water.glitter(sheet, { top: 730, bottom: 1080 }, 560, 300, "blush", 1.1, 5);
}

/** A plume of toetoe on its stalk, feathered to one side. */
function plume(sheet: Sheet, x: number, y: number, high: number, lean: number, seed: number): void {
  const stalk = geo.smooth([
    [x, y],
    [x + lean * 0.3, y - high * 0.55],
    [x + lean, y - high],
  ]);
  sheet.stroke(stalk, 7, "straw", { taper: "end" });
  const random = noise.stream(seed);
  const way = lean > 0 ? 1 : -1;
  for (let i = 0; i < 74; i++) {
    const t = 1 - (i / 74) * 0.44;
    const [px, py] = geo.along(stalk, t);
    const fat = high * 0.1 * Math.sin(Math.PI * geo.clamp((1.03 - t) / 0.5)) ** 0.7 + 6;
    const side = i % 3 === 0 ? -0.55 : 1;
    const tip: Point = [px + way * side * fat * random.range(0.7, 1.1), py + fat * random.range(0.1, 0.7)];
    const middle: Point = [px + way * side * fat * 0.5, py - fat * 0.34];
    const colour = i % 4 === 1 ? "straw" : side < 0 ? "straw" : i % 5 === 0 ? "white" : "cream";
    sheet.stroke(geo.smooth([[px, py - fat * 0.6], middle, tip], false, 5), random.range(6, 9), colour);
  }
}

/** The near bank: flax, toetoe and stones. */
function bank(sheet: Sheet): void {
  const edge = geo.smooth(geo.line(paths.bank));
  sheet.shape([...edge, [1960, 1100]], "ink", 4);
  plume(sheet, 1530, 1040, 320, -64, 3);
  plume(sheet, 1862, 960, 420, 46, 5);
  plume(sheet, 1700, 1010, 400, -56, 8);
  const greens = { dark: "pine", base: "leaf", lit: "straw" } as const;
  const dim = { dark: "ink", base: "pine", lit: "leaf" } as const;
  for (const [x, y, high] of [
    [1330, 1080, 120],
    [1440, 1076, 170],
    [1570, 1056, 210],
    [1730, 1036, 240],
    [1880, 1010, 270],
  ] as const) {
    leaves.grass(sheet, x, y, high, 26, dim, Math.round(x));
    leaves.grass(sheet, x + 40, y + 40, high * 0.9, 20, greens, Math.round(x) + 1);
  }
}

/** Two paddlers in a kayak. */
function kayak(sheet: Sheet, x: number, y: number): void {
  sheet.place({ x, y, scale: 0.95 }, () => {
    sheet.stroke(geo.line([-96, 17, 110, 17]), 9, "haze");
    for (const [px, coat, fold] of [
      [-44, "straw", "cream"],
      [28, "sea", "deep"],
    ] as const)
      sheet.place({ x: px, y: 2, scale: 0.85 }, () =>
        paddler(sheet, { coat, fold, skin: "salmon", hair: "ink", paddle: "ink" }),
      );
    sheet.shape(geo.smooth(geo.line(paths.kayak), true), "red", 0.6);
    sheet.stroke(geo.line([-86, 6, 92, 5]), 3, "cream");
  });
}

export const scene = new Scene({
  name: "countries/new-zealand",
  size: "wide",
  light: { x: 0.78, y: -0.6 },
  palette: [
    "mist",
    "blush",
    "cream",
    "straw",
    "white",
    "ink",
    "deep",
    "sea",
    "lagoon",
    "haze",
    "leaf",
    "pine",
    "red",
    "salmon",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "lagoon");
    skies.bands(sheet, [
      { top: 404, colour: "haze" },
      { top: 516, colour: "blush" },
      { top: 616, colour: "cream" },
    ]);
    skies.cloud(sheet, 1480, 140, 620, "haze", 4, 4);
    skies.cloud(sheet, 640, 430, 520, "blush", 3, 7);
    mouth(sheet);
    cliffs(sheet);
    const spine = geo.line(paths.spine);
    hills.mountain(
      sheet,
      { ridge: mitre, spine, foot: shore },
      { dark: "ink", lit: "lagoon", carve: "haze", snow: "white", snowShade: "haze" },
      { snow: 0.36, density: 1, seed: 5 },
    );
    trees.canopy(sheet, geo.line(paths.bush), 15, 1, { dark: "ink", base: "pine", lit: "leaf" }, 6);
    fiord(sheet);
    skies.mist(sheet, 690, 12, 10, "white", -60, 1300);
    kayak(sheet, 470, 842);
    bank(sheet);
  },
});
