import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { water } from "../../kit/nature/water";
import paths from "./tasmania.paths.json";

const lake = 452;

/** The skyline of Cradle Mountain: a low left horn, the long notched saddle, the high right block. */
const crest = geo.line(paths.crest);

/** The mountain's columns: short upright cuts under the skyline, screes below. */
function mountain(sheet: Sheet): { whole: Line; shades: readonly Line[] } {
  const ridge = hills.ridge(crest, 4, 5);
  const shape = hills.body(ridge, lake);
  sheet.shape(shape, "slate", 1.2);
  const shades: Line[] = [];
  sheet.clip(shape, () => {
    const random = noise.stream(11);
    for (const [x, wide] of geo.line(paths.columns)) {
      const top = geo.heightAt(ridge, x);
      const shade = (out: number, seed: number): Line =>
        Array.from({ length: 22 }, (_, i): Point => {
          const t = i / 21;
          const lean = (x - 420) * 0.16 * t;
          return [
            x + lean + out * (0.16 + 0.84 * t ** 0.7) * (1 - 0.45 * t) + 9 * noise.rough(i / 2.1, seed, 7),
            top + (lake - 24 - top) * t,
          ];
        });
      const flank: Line = [[x, top - 6], ...shade(0, x), ...geo.reverse(shade(wide, x + 5))];
      shades.push(flank);
      sheet.shape(flank, "ink", 1.6);
    }
    for (let i = 0; i < 330; i++) {
      const x = random.range(60, 790);
      const top = geo.heightAt(ridge, x);
      const y = top + random.range(-2, 90) * random.next() + 4;
      const long = random.range(18, 46);
      const ink = noise.rough(x / 46, y / 60, 8);
      sheet.stroke(
        geo.line([x, y, x + random.range(-2, 3), y + long * 0.5, x + random.range(-3, 5), y + long]),
        random.range(3, 5.6),
        ink > 0.16 ? "ink" : ink > -0.14 ? "haze" : "mist",
        { taper: "end" },
      );
    }
    for (let i = 0; i < 260; i++) {
      const x = random.range(50, 800);
      const top = geo.heightAt(ridge, x);
      const y = top + (lake - top) * random.range(0.36, 0.92);
      const lean = (x - 440) / 330;
      const long = random.range(22, 56);
      sheet.stroke(
        geo.smooth([
          [x, y],
          [x + lean * long * 0.5, y + long * 0.36],
          [x + lean * long * 1.1, y + long * 0.66],
        ]),
        random.range(3, 6),
        random.pick(["haze", "deep", "ink", "deep"]),
        { tone: (px, py) => 0.5 + 1.2 * noise.rough(px / 50, py / 30, 6) },
      );
    }
    for (const [from, to] of geo.line([0.2, 0.3, 0.44, 0.5, 0.52, 0.6]))
      sheet.stroke(geo.move(geo.part(ridge, from, to, 30), 2, 6), 8, "white", {
        tone: (x) => 0.6 + 0.9 * noise.at(x / 16, 2, 9),
      });
  });
  return { whole: shape, shades };
}

/** The lake with the mountain upside down in it. */
function mirror(sheet: Sheet, peak: { whole: Line; shades: readonly Line[] }, shore: Line): void {
  const area = { top: lake, bottom: 800 };
  water.flat(sheet, area, "mist");
  water.reflection(sheet, peak.whole, lake + 10, "slate", 0.94, 7, 4);
  for (const shade of peak.shades) water.reflection(sheet, shade, lake + 10, "ink", 0.94, 6, 6);
  water.reflection(sheet, shore, lake + 6, "pine", 0.8, 6, 5);
  const random = noise.stream(6);
  for (let i = 0; i < 70; i++) {
    const near = random.next();
    const y = lake + 12 + 330 * near;
    sheet.stroke(
      water.wave(random.range(-60, 760), y, 40 + 150 * near, 3),
      2.4 + 4 * near,
      random.pick(["mist", "white", "haze", "haze"]),
    );
  }
}

/** The old boat shed on the left shore: weathered boards, gable roof, its ramp. */
function shed(sheet: Sheet): void {
  sheet.place({ x: 132, y: 500, scale: 1.12 }, () => {
    for (const [x, y] of geo.line([-40, 12, -8, 16, 30, 18, 56, 8]))
      sheet.shape(geo.rect(x, -6, 8, y + 12), "bark", 0.6);
    sheet.shape(geo.line([-46, 4, -46, -56, 0, -90, 44, -56, 44, 4]), "timber", 0.8);
    sheet.shape(geo.line([44, 4, 44, -56, 78, -60, 78, -2]), "bark", 0.8);
    for (let x = -40; x < 44; x += 10)
      sheet.stroke(
        geo.line([x, 2, x, -56 - Math.max(0, 30 - Math.abs(x) * 0.72)]),
        2.8,
        x % 20 === 0 ? "bark" : "honey",
        { tone: (px, py) => 0.6 + 0.8 * noise.at(px / 9, py / 20, 3) },
      );
    for (let x = 50; x < 78; x += 9) sheet.stroke(geo.line([x, 0, x, -58]), 2.4, "timber");
    sheet.shape(geo.line([-56, -48, 0, -92, 4, -100, -2, -98, -62, -52]), "ink", 0.6);
    sheet.shape(geo.line([0, -100, 34, -106, 88, -58, 50, -50]), "slate", 0.8);
    for (let i = 0; i < 5; i++)
      sheet.stroke(geo.line([8 + i * 7, -99 - i * 1.4, 54 + i * 8, -54 - i * 1.6]), 3, "ink");
    sheet.shape(geo.line([-22, 4, -22, -44, 20, -44, 20, 4]), "ink", 0.6);
    sheet.shape(geo.line([-26, 4, 24, 4, 40, 40, -30, 40]), "timber", 0.8);
    for (let i = 0; i < 4; i++)
      sheet.stroke(geo.line([-27, 10 + i * 8, 27 + i * 4, 10 + i * 8]), 2.6, "bark");
  });
}

/** Button grass, heath and stones at the near edge. */
function near(sheet: Sheet): void {
  const bank = geo.smooth(geo.line(paths.bank));
  sheet.shape([...bank, [820, 820], [-20, 820]], "pine", 2.5);
  const random = noise.stream(17);
  for (const [x, y, w, h] of [
    [330, 792, 62, 28],
    [456, 800, 84, 34],
    [560, 776, 44, 22],
  ] as const) {
    const stone = geo.arc(x, y, w, h, 180, 360, 20);
    sheet.shape([...stone, [x + w, y + 30], [x - w, y + 30]], "ink", 2);
    sheet.shape(
      [
        ...geo.arc(x - w * 0.1, y, w * 0.82, h * 0.86, 190, 318, 14),
        [x - w * 0.1, y - h * 0.3],
        [x - w * 0.6, y],
      ],
      "slate",
      2,
    );
    sheet.stroke(geo.arc(x - w * 0.1, y, w * 0.7, h * 0.72, 200, 280, 10), 5, "mist");
  }
  const straw = { dark: "timber", base: "honey", lit: "straw" } as const;
  const greens = { dark: "pine", base: "leaf", lit: "honey" } as const;
  for (const [x, y, h] of geo
    .line(paths.grass)
    .map(([a, b], i): readonly [number, number, number] => [a, b, 124 + 22 * (i % 3)])) {
    leaves.grass(sheet, x, y, h, 44, dry(x) ? straw : greens, x);
    for (let k = 0; k < 5; k++) {
      const tip: Point = [x + random.range(-60, 60), y - h * random.range(0.9, 1.3)];
      sheet.stroke(geo.smooth([[x, y], [x + (tip[0] - x) * 0.3, y - h * 0.7], tip]), 3, "timber", {
        taper: "none",
      });
      sheet.dot(tip[0], tip[1], 5, "bark", 1);
    }
  }
}

/** Which tufts are dry. */
const dry = (x: number): boolean => Math.round(x / 10) % 3 !== 1;

export const scene = new Scene({
  name: "states/tasmania",
  size: "square",
  light: { x: -0.8, y: -0.6 },
  palette: [
    "mist",
    "haze",
    "white",
    "slate",
    "deep",
    "ink",
    "pine",
    "leaf",
    "honey",
    "straw",
    "timber",
    "bark",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mist");
    skies.bands(sheet, [{ top: 236, colour: "white" }]);
    skies.cloud(sheet, 240, 90, 460, "white", 4, 3);
    skies.cloud(sheet, 660, 96, 380, "haze", 4, 7);
    skies.mist(sheet, 262, 40, 12, "mist");
    hills.far(sheet, hills.ridge(geo.line(paths.farHills), 6, 3), lake, { body: "haze" });
    const peak = mountain(sheet);
    skies.mist(sheet, 404, 12, 11, "white");
    skies.mist(sheet, 350, 30, 7, "mist", 40, 420);
    const greens = { dark: "pine", base: "leaf", lit: "honey" } as const;
    const shoreRidge = geo.smooth(geo.line(paths.shoreRidge));
    hills.green(sheet, shoreRidge, lake + 4, { body: "pine", lit: "leaf" }, 0.7, 5);
    for (const [x, h] of geo.line(paths.pines)) trees.pine(sheet, x, lake, h, greens, "bark", x);
    mirror(sheet, peak, hills.body(shoreRidge, lake));
    const spit = geo.smooth(geo.line(paths.spit));
    sheet.shape(spit, "pine", 2);
    for (let i = 0; i < 26; i++)
      sheet.stroke(
        geo.line([i * 9 - 10, 510 + (i % 4) * 3, i * 9 + 12, 512 + (i % 3) * 3]),
        5,
        i % 3 ? "honey" : "timber",
      );
    shed(sheet);
    for (const [x, h] of geo.line([30, 132, 64, 96, 4, 104])) trees.pine(sheet, x, 504, h, greens, "bark", x);
    near(sheet);
  },
});
