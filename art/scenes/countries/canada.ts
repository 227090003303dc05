import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { water } from "../../kit/nature/water";
import { fir } from "./canada.fir";
import { hiker } from "./canada.hiker";
import { massif, type Stone } from "./canada.massif";
import paths from "./canada.paths.json";

const shore = 640;
/** Points moved up from the drawing of the range to the valley's head. */
const lifted = (numbers: readonly number[]): Line => geo.move(geo.line(numbers), 0, -64);

/** The ridge of the highest massif. */
const main = hills.ridge(geo.line(paths.mainRidge), 8, 2);

/** The row of peaks above the lake, the farthest first. */
function peaks(sheet: Sheet): void {
  const far: Stone = { dark: "dusk", lit: "blush", carve: "slate", snow: "white", snowShade: "haze" };
  const near: Stone = { dark: "slate", lit: "dusk", carve: "ink", snow: "white", snowShade: "haze" };
  const west = lifted(paths.westRidge);
  massif(
    sheet,
    {
      ridge: hills.ridge(west, 7, 4),
      spine: lifted([856, 424, 880, 500, 856, 570, 900, 640, 890, 700]),
      foot: shore,
    },
    far,
    geo.line([636, 90, 796, 120, 930, 90]),
    6,
  );
  const east = lifted(paths.eastRidge);
  massif(
    sheet,
    {
      ridge: hills.ridge(east, 8, 7),
      spine: lifted([1806, 218, 1836, 320, 1800, 440, 1866, 560, 1850, 700]),
      foot: shore,
    },
    near,
    geo.line([1652, 190, 1744, 230, 1560, 130, 1476, 90, 1876, 190]),
    9,
  );
  const spine = lifted(paths.mainSpine);
  massif(sheet, { ridge: main, spine: spine, foot: shore }, near, geo.line(paths.mainGullies), 5);
}

/** The lake from the pass above it: a long head to the north, bays and a delta. */
const lakeShore = geo.smooth(geo.line(paths.lakeShore), true);

/** The wooded valley, rows of firs that grow towards the viewer; none stands in the lake. */
function wood(sheet: Sheet): void {
  const floor = geo.smooth(geo.line(paths.valleyFloor));
  hills.green(sheet, floor, 1100, { body: "pine", lit: "leaf", shade: "ink" }, 0.9, 4);
  sheet.shape(geo.move(lakeShore, 0, 9), "ink", 2);
  const random = noise.stream(23);
  const rows = water.rows({ top: 622, bottom: 1120 }, 22);
  const row = (from: number, to: number): void => {
    for (const { y, near } of rows.slice(from, to)) {
      const high = geo.lerp(26, 116, near ** 1.2);
      for (let x = -20; x < 1950; x += high * random.range(0.32, 0.95)) {
        const foot = y + random.bell() * 9;
        if (geo.inside(lakeShore, [x, foot]) || geo.inside(lakeShore, [x, foot - high * 0.24])) continue;
        if (noise.rough(x / 120, y / 60, 6) > 0.36) continue;
        fir(sheet, x, foot, high * random.range(0.75, 1.2));
      }
    }
  };
  row(0, 9);
  lake(sheet);
  row(9, 22);
}

/** The water: milky turquoise, paler where the glacier's flour comes in, the peak's light across it. */
function lake(sheet: Sheet): void {
  sheet.shape(lakeShore, "lagoon", 2.5);
  sheet.clip(lakeShore, () => {
    sheet.shape(geo.smooth(geo.line(paths.shallows), true), "haze", 4);
    water.swells(sheet, { top: 690, bottom: 930, left: 560, right: 1700 }, "sea", 0.9, 5);
    water.glitter(sheet, { top: 604, bottom: 920 }, 1230, 190, "white", 1, 6);
    water.glitter(sheet, { top: 640, bottom: 920 }, 860, 240, "haze", 0.8, 4);
    sheet.stroke(geo.part(geo.move(lakeShore, 0, 5), 0.55, 0.98), 9, "sea");
  });
}

/** The rocky ledge with two people who have climbed up to it, between tall firs. */
function ledge(sheet: Sheet): void {
  const greens = { dark: "ink", base: "pine", lit: "leaf" } as const;
  const edge = geo.line(paths.ledge);
  trees.pine(sheet, 1872, 1000, 800, greens, "ink", 5);
  trees.pine(sheet, 1726, 1010, 470, greens, "ink", 8);
  sheet.shape([...edge, [1960, 1110]], "slate", 3);
  const random = noise.stream(3);
  sheet.clip([...edge, [1960, 1110]], () => {
    for (let i = 0; i < 70; i++) {
      const x = random.range(1250, 1940);
      const y = geo.heightAt(edge, x) + random.range(18, 120);
      const long = random.range(40, 120);
      sheet.stroke(
        geo.smooth([
          [x, y],
          [x + long * 0.5, y + long * 0.1 + 4],
          [x + long, y + long * 0.34],
        ]),
        random.range(5, 15),
        i % 5 === 0 ? "dusk" : "ink",
        {
          tone: (px, py) => 0.7 + 0.8 * noise.rough(px / 40, py / 22, 4),
        },
      );
    }
    for (let i = 0; i < 22; i++) {
      const x = 1260 + i * 32;
      const y = geo.heightAt(edge, x) + 7;
      sheet.stroke(
        [
          [x, y],
          [x + 44, geo.heightAt(edge, x + 44) + 7],
        ],
        6,
        "dusk",
      );
    }
  });
  hiker(sheet, 1462, 1012, "marigold", "red", "deep");
  hiker(sheet, 1530, 998, "white", "deep", "red");
  trees.pine(sheet, 60, 1130, 330, greens, "ink", 11);
  trees.pine(sheet, -30, 1130, 470, greens, "ink", 12);
}

export const scene = new Scene({
  name: "countries/canada",
  size: "hero",
  light: { x: -0.75, y: -0.6 },
  palette: [
    "cream",
    "blush",
    "white",
    "haze",
    "slate",
    "dusk",
    "ink",
    "deep",
    "sea",
    "lagoon",
    "pine",
    "leaf",
    "red",
    "marigold",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "cream");
    skies.bands(sheet, [{ top: 500, colour: "blush" }]);
    skies.cloud(sheet, 640, 300, 460, "white", 3, 4);
    skies.cloud(sheet, 1600, 90, 480, "white", 3, 6);
    hills.far(sheet, hills.rolling(-20, 900, 620, 120, 5), 640, { body: "haze" }, 4);
    peaks(sheet);
    skies.mist(sheet, 590, 14, 8, "white", 300, 1700);
    wood(sheet);
    ledge(sheet);
  },
});
