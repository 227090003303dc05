import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { water } from "../../kit/nature/water";
import { fir } from "./canada.fir";
import { hall } from "./canada.hall";
import { jetty } from "./canada.jetty";
import { massif, type Stone } from "./canada.massif";
import paths from "./canada.paths.json";
import { seated, walking } from "./canada.student";

/** The far water line. */
const shore = 690;
const sun = { x: 808, y: 490 };
const ranges = {
  west: hills.ridge(geo.line(paths.westRidge), 7, 4),
  main: hills.ridge(geo.line(paths.mainRidge), 8, 2),
  east: hills.ridge(geo.line(paths.eastRidge), 8, 7),
};

/** The dark flank and the snow of the highest massif, as its reflection shows them. */
const shaded = geo.line([
  1290, 240, 1352, 256, 1406, 326, 1482, 424, 1562, 524, 1662, 634, 1690, 690, 1370, 690, 1300, 500,
]);
const cap = geo.line([1180, 400, 1228, 210, 1276, 158, 1300, 230, 1270, 400]);

/** A shape that stands on the far shore, upside down and shortened in the water, its edges pulled aside by ripples. */
const mirrored = (shape: Line): Line =>
  geo.dense(shape, 7, true).map(([x, y]) => {
    const down = (shore - y) * 0.6;
    return [x + (6 + down * 0.1) * noise.at(down / 7, 3, 5), shore + down];
  });

/** The row of peaks beyond the lake, the farthest first. */
function peaks(sheet: Sheet): void {
  const far: Stone = { dark: "dusk", lit: "blush", carve: "slate", snow: "white", snowShade: "haze" };
  const near: Stone = { dark: "slate", lit: "dusk", carve: "ink", snow: "white", snowShade: "haze" };
  const foot = shore;
  massif(
    sheet,
    { ridge: ranges.west, spine: geo.line(paths.westSpine), foot },
    far,
    geo.line([470, 80, 640, 70]),
    6,
  );
  massif(
    sheet,
    { ridge: ranges.east, spine: geo.line(paths.eastSpine), foot },
    near,
    geo.line(paths.eastGullies),
    9,
  );
  massif(
    sheet,
    { ridge: ranges.main, spine: geo.line(paths.mainSpine), foot },
    near,
    geo.line(paths.mainGullies),
    5,
  );
}

/** Firs in rows along the far shore, higher towards the frame. */
function farWood(sheet: Sheet): void {
  const edge = geo.smooth(
    geo.line([-20, 650, 200, 664, 420, 672, 700, 682, 900, 682, 1100, 674, 1400, 664, 1960, 620]),
  );
  sheet.shape(hills.body(edge, shore + 4), "pine", 2);
  const random = noise.stream(23);
  for (const [lift, size] of [
    [-4, 0.8],
    [8, 1],
    [17, 1.15],
  ] as const)
    for (let x = -20; x < 1950; x += random.range(9, 24)) {
      const high = geo.lerp(58, 34, Math.exp(-(((x - 800) / 420) ** 2))) * size * random.range(0.7, 1.25);
      const foot = Math.min(shore + 2, geo.heightAt(edge, x) + lift + random.range(-3, 5));
      if (noise.rough(x / 90, lift, 6) < 0.4) fir(sheet, x, foot, high);
    }
}

/** The lake: mountains and firs stand in it upside down, the sun's path lies across it. */
function lake(sheet: Sheet): void {
  const area = { top: shore, bottom: 1080 };
  water.flat(sheet, area, "lagoon");
  sheet.shape(geo.rect(-20, shore, 1960, 60), "haze", 3);
  water.swells(sheet, { top: shore + 40, bottom: 780 }, "lagoon", 1.5, 3);
  for (const [shape, ink, cut] of [
    [hills.body(ranges.west, shore), "dusk", "lagoon"],
    [hills.body(ranges.east, shore), "slate", "lagoon"],
    [hills.body(ranges.main, shore), "dusk", "lagoon"],
    [shaded, "slate", "dusk"],
    [cap, "white", "dusk"],
  ] as const) {
    const below = mirrored(shape);
    const { left, right, top, bottom } = geo.bounds(below);
    sheet.shape(below, ink, 3);
    sheet.clip(below, () => water.swells(sheet, { left, right, top: top + 20, bottom }, cut, 1.5, 11));
  }
  const firs: Line = Array.from({ length: 140 }, (_, i) => {
    const x = -20 + i * 14;
    return [x, shore - 46 - (i % 2) * 26 - 22 * noise.at(i * 0.7, 2, 4) - Math.abs(x - 800) * 0.02];
  });
  water.reflection(sheet, hills.body(firs, shore), shore, "pine", 0.9, 6, 8);
  sheet.stroke(skies.streak(-20, shore + 2, 1960, 2), 6, "white", { taper: "none", jitter: 0.6 });
  water.swells(sheet, { top: 770, bottom: 1080 }, "sea", 0.7, 5);
  water.glitter(sheet, { top: shore + 4, bottom: 1080 }, sun.x + 10, 170, "white", 1.2, 6);
  water.glitter(sheet, { top: shore + 4, bottom: 1060 }, sun.x + 4, 70, "marigold", 0.6, 9);
}

/** The spit with the college, its lawn down to the water, its reflection. */
function campus(sheet: Sheet): void {
  const spit = geo.smooth(geo.line(paths.spit), true);
  water.reflection(sheet, geo.rect(1500, 560, 360, 176), 742, "ink", 0.8, 7, 3);
  water.reflection(sheet, geo.rect(1500, 640, 340, 44), 742, "red", 1, 8, 6);
  sheet.shape(geo.move(spit, -6, 8), "ink", 2);
  sheet.shape(spit, "leaf", 2);
  sheet.clip(spit, () => {
    for (let i = 0; i < 40; i++)
      sheet.stroke(
        skies.streak(1340 + ((i * 131) % 560), 690 + ((i * 37) % 56), 90, 4),
        5,
        i % 3 ? "pine" : "lagoon",
      );
  });
  const random = noise.stream(4);
  for (let i = 0; i < 18; i++) fir(sheet, 1500 + i * 28, 700 + random.range(-8, 4), random.range(90, 150));
  sheet.place({ x: 1640, y: 722, scale: 0.92 }, () => hall(sheet));
  for (const [x, y, high] of [
    [1420, 712, 84],
    [1456, 722, 112],
    [1846, 736, 150],
    [1880, 744, 128],
    [1912, 748, 190],
    [1960, 750, 150],
  ] as const)
    fir(sheet, x, y, high);
  sheet.stroke(geo.part(geo.smooth(geo.line(paths.spit.slice(6, 22))), 0.02, 0.96), 6, "white", {
    tone: (x) => 0.7 + noise.at(x / 30, 3, 5),
  });
}

/** A red canoe drawn up beside the jetty. */
function canoe(sheet: Sheet): void {
  sheet.place({ x: 1010, y: 968, scale: 0.92, turn: 4 }, () => {
    const hull = geo.smooth(geo.line(paths.canoe), true, 6);
    for (const [y, w] of geo.line([44, 250, 56, 200, 70, 120]))
      sheet.stroke(water.wave(-w / 2 - 10, y, w, 5), 10, "ink");
    sheet.shape(hull, "red", 0.8);
    sheet.shape(
      geo.smooth(geo.line([-146, -24, -60, 0, 60, 2, 150, -26, 60, -12, -60, -14]), true),
      "ink",
      0.7,
    );
    sheet.stroke(geo.smooth(geo.line([-128, 12, -60, 26, 70, 26, 130, 10])), 6, "ink");
    sheet.stroke(geo.smooth(geo.line([-140, -10, -60, 12, 20, 14])), 5, "white");
    for (const x of [-60, 50]) sheet.stroke(geo.line([x, -12, x + 12, 0]), 8, "marigold", { taper: "none" });
  });
}

/** Students on the jetty: two read at its end, one comes to join them. */
function students(sheet: Sheet): void {
  sheet.place({ x: 1206, y: 896, scale: 0.17 }, () => seated(sheet));
  sheet.place({ x: 1420, y: 1012, scale: 0.178 }, () => walking(sheet));
}

/** The near bank at the left with its firs and reeds. */
function bank(sheet: Sheet): void {
  const greens = { dark: "ink", base: "pine", lit: "leaf" } as const;
  const edge = geo.smooth(geo.line(paths.nearBank));
  sheet.shape(hills.body(geo.move(edge, 0, 6), 1100), "ink", 3);
  hills.green(sheet, edge, 1100, { body: "pine", lit: "leaf", shade: "ink" }, 1, 4);
  for (let i = 0; i < 26; i++)
    leaves.grass(
      sheet,
      20 + i * 27,
      geo.heightAt(edge, 20 + i * 27) + 22,
      60 + ((i * 23) % 44),
      9,
      greens,
      i + 2,
    );
  trees.pine(sheet, 70, 1100, 340, greens, "ink", 11);
  trees.pine(sheet, -34, 1120, 470, greens, "ink", 12);
  trees.pine(sheet, 1900, 1150, 560, greens, "ink", 8);
}

export const scene = new Scene({
  name: "countries/canada",
  size: "wide",
  people: true,
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
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "cream");
    skies.bands(sheet, [{ top: 500, colour: "blush" }]);
    skies.cloud(sheet, 1560, 90, 480, "white", 3, 6);
    sheet.shape(geo.arc(sun.x, sun.y, 82, 82), "white", 1.3);
    sheet.shape(geo.arc(sun.x, sun.y, 68, 68), "marigold", 1.3);
    peaks(sheet);
    farWood(sheet);
    lake(sheet);
    sheet.place({ x: -86 }, () => campus(sheet));
    canoe(sheet);
    jetty(sheet);
    students(sheet);
    bank(sheet);
  },
});
