import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { water } from "../../kit/nature/water";
import paths from "./mauritius.paths.json";
import { pirogue } from "./mauritius.pirogue";

const shore = 640;

/** Le Morne: a block of basalt, its summit hump to the left of the middle, a long shoulder to the right. */
const crown = hills.ridge(geo.line(paths.crown), 6, 4);
/** The talus and the low land round it, hollow as slopes under a cliff are. */
const skirt = geo.smooth(geo.line(paths.skirt));

/** The rock wall: buttresses lit from the right, gullies in shade, bushes on its ledges. */
function rock(sheet: Sheet): void {
  const body: Line = [...crown, [1700, 600], [940, 600]];
  sheet.shape(body, "slate", 2);
  const random = noise.stream(14);
  sheet.clip(body, () => {
    for (const [x, w] of geo.line(paths.ribs)) {
      const top = geo.heightAt(crown, x + w / 2);
      const lit = geo.smooth(
        [
          [x + w * 0.4, top - 6],
          [x + w * 0.2, top + 90],
          [x + w * 0.45, top + 180],
          [x + w * 0.1, 560],
          [x + w * 1.2, 560],
          [x + w, top + 160],
          [x + w * 1.15, top + 70],
          [x + w * 1.3, top - 6],
        ],
        true,
      );
      sheet.shape(lit, "mauve", 3);
      const gully = geo.smooth([
        [x, top - 4],
        [x - w * 0.1, top + 100],
        [x + w * 0.12, top + 200],
        [x - w * 0.05, 560],
      ]);
      sheet.stroke(gully, 26, "ink", { taper: "start" });
    }
    for (let i = 0; i < 190; i++) {
      const x = random.range(970, 1660);
      const top = geo.heightAt(crown, x);
      const y = geo.lerp(top, 520, random.next() ** 1.3);
      const long = random.range(30, 110);
      const tone = noise.rough(x / 42, y / 120, 7);
      sheet.stroke(
        geo.smooth([
          [x, y],
          [x + random.range(-5, 5), y + long * 0.5],
          [x + random.range(-8, 8), y + long],
        ]),
        random.range(3, 8),
        tone > 0.1 ? "blush" : tone > -0.3 ? "slate" : "ink",
        { tone: (px, py) => 0.6 + 0.9 * noise.rough(px / 30, py / 60, 2) },
      );
    }
    for (let i = 0; i < 44; i++) {
      const x = random.range(1000, 1640);
      const y = geo.heightAt(crown, x) + random.range(4, 34);
      sheet.stroke(
        geo.smooth([
          [x - 14, y + 4],
          [x, y - 4],
          [x + 18, y + 4],
        ]),
        random.range(5, 10),
        i % 3 === 0 ? "leaf" : "pine",
      );
    }
  });
}

/** The low green land round the mountain with its line of filaos and a beach. */
function land(sheet: Sheet): void {
  hills.green(sheet, skirt, shore + 8, { body: "leaf", lit: "lime", shade: "pine" }, 0.9, 6);
  const greens = { dark: "pine", base: "leaf", lit: "lime" } as const;
  trees.canopy(sheet, geo.line(paths.wood), 17, 1, greens, 5);
  const beach = geo.smooth(geo.line([640, 650, 820, 642, 1100, 648, 1400, 644, 1960, 640]));
  sheet.shape([...beach, [1960, 674], [640, 660]], "straw", 1.5);
}

/** The lagoon: turquoise over sand, darker over coral, the reef's surf line far out. */
function lagoon(sheet: Sheet): void {
  const area = { top: 606, bottom: 1080 };
  water.flat(sheet, { top: 596, bottom: 640, right: 900 }, "sea");
  water.foam(sheet, geo.line([-20, 622, 380, 618, 720, 626]), 5, "white", 6);
  water.flat(sheet, { top: 636, bottom: 1080 }, "lagoon");
  for (const [x, y, w, h] of geo.fours(paths.deepWater))
    sheet.shape(
      geo.smooth(
        geo
          .arc(x, y, w, h, 0, 330, 11)
          .map(([px, py], i): Point => [px + 50 * noise.at(i, 2, 5), py + 9 * noise.at(i, 4, 6)]),
        true,
      ),
      "sea",
      3,
    );
  for (const [x, y, w, h] of geo.fours(paths.sandbanks))
    sheet.shape(
      geo.smooth(
        geo
          .arc(x, y, w, h, 0, 330, 11)
          .map(([px, py], i): Point => [px + 60 * noise.at(i, 8, 5), py + 8 * noise.at(i, 1, 6)]),
        true,
      ),
      "haze",
      3,
    );
  water.swells(sheet, { top: 660, bottom: 980 }, "sea", 0.6, 4);
  water.glitter(sheet, area, 1320, 620, "white", 0.9, 5);
  water.glitter(sheet, area, 520, 520, "mist", 0.9, 9);
}

/** The near beach with a torn wash of foam. */
function beach(sheet: Sheet): void {
  const wash = geo.smooth(geo.line(paths.wash));
  const shallow = geo.dense(wash, 24).map(([x, y]): Point => [x, y - 52 - 18 * noise.rough(x / 150, 3, 3)]);
  sheet.shape([...shallow, [1960, 1100], [-30, 1100]], "haze", 3);
  for (let i = 0; i < 26; i++) {
    const x = -40 + i * 76;
    sheet.stroke(
      water.wave(x, geo.heightAt(wash, x) - 22 - (i % 3) * 12, 150, 5),
      5,
      i % 2 === 0 ? "lagoon" : "white",
    );
  }
  sheet.shape([...geo.move(wash, 0, -12), [1960, 1100], [-30, 1100]], "white", 3);
  sheet.shape([...geo.move(wash, 0, 10), [1960, 1100], [-30, 1100]], "straw", 3);
  sheet.shape([...geo.move(wash, 0, 38), [1960, 1100], [-30, 1100]], "blush", 3);
  const random = noise.stream(8);
  for (let i = 0; i < 60; i++) {
    const x = random.range(-20, 1920);
    const y = geo.heightAt(wash, x) + random.range(44, 150);
    sheet.stroke(skies.streak(x, y, random.range(40, 160), 5), random.range(2.5, 5), "straw");
  }
}

export const scene = new Scene({
  name: "countries/mauritius",
  size: "wide",
  light: { x: 0.7, y: -0.7 },
  palette: [
    "haze",
    "mist",
    "white",
    "sea",
    "lagoon",
    "slate",
    "mauve",
    "blush",
    "ink",
    "pine",
    "leaf",
    "lime",
    "straw",
    "red",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "haze");
    skies.bands(sheet, [{ top: 500, colour: "mist" }]);
    skies.heap(sheet, 560, 590, 420, { body: "white", shade: "haze" }, 4);
    skies.heap(sheet, 200, 604, 300, { body: "white", shade: "haze" }, 7);
    skies.heap(sheet, 1800, 560, 420, { body: "white", shade: "haze" }, 5);
    skies.cloud(sheet, 1160, 130, 420, "white", 3, 5);
    lagoon(sheet);
    rock(sheet);
    land(sheet);
    pirogue(sheet, 560, 836);
    beach(sheet);
    const grass = { dark: "pine", base: "leaf", lit: "lime" } as const;
    for (const [x, y] of geo.line([1712, 1004, 1872, 1038])) {
      sheet.stroke(geo.line([x - 190, y + 12, x + 20, y + 4]), 13, "straw");
      leaves.grass(sheet, x - 16, y + 6, 46, 12, grass, x);
    }
    const palms = grass;
    trees.palm(sheet, 1712, 1004, 330, -40, palms, { bark: "slate", ring: "ink" }, 4);
    trees.palm(sheet, 1872, 1036, 480, 56, palms, { bark: "slate", ring: "ink" }, 9);
  },
});
