import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { fog } from "./usa.fog";
import { goldenGate } from "./usa.golden-gate";

/** The city far over the water. */
function city(sheet: Sheet): void {
  hills.far(sheet, hills.rolling(-20, 1960, 556, 46, 6), 590, { body: "lagoon" });
  const random = noise.stream(4);
  for (let i = 0; i < 34; i++) {
    const x = 470 + i * 12 + random.range(-4, 4);
    const high = 14 + 50 * Math.exp(-(((i - 17) / 9) ** 2)) * random.range(0.5, 1.1);
    sheet.shape(
      geo.rect(x, 548 - high, random.range(7, 12), high + 10),
      i % 3 === 0 ? "white" : "lagoon",
      0.6,
    );
  }
  sheet.shape(geo.line([692, 548, 701, 452, 710, 548]), "white", 0.6);
}

/** California poppy: four cupped petals on a thin stem. */
function poppy(sheet: Sheet, x: number, y: number, r: number, stem: number, lean: number): void {
  sheet.stroke(
    geo.smooth([
      [x - lean, y + stem],
      [x - lean * 0.7, y + stem * 0.4],
      [x, y],
    ]),
    r * 0.16,
    "leaf",
    { taper: "none" },
  );
  const cup = geo.smooth(
    [
      [x - r * 0.16, y + r * 0.2],
      [x - r, y - r * 0.3],
      [x - r * 0.8, y - r],
      [x - r * 0.1, y - r * 0.72],
      [x + r * 0.2, y - r],
      [x + r * 0.9, y - r * 0.86],
      [x + r, y - r * 0.2],
      [x + r * 0.2, y + r * 0.24],
    ],
    true,
  );
  sheet.shape(cup, "marigold", 1);
  sheet.clip(cup, () =>
    sheet.shape(geo.arc(x + r * 0.7, y + r * 0.1, r * 0.8, r, 0, 350, 20), "salmon", 1.2),
  );
  for (const dx of [-0.62, -0.3, 0.05, 0.42])
    sheet.stroke(
      [
        [x + dx * r * 0.3, y + r * 0.05],
        [x + dx * r, y - r * 0.66],
      ],
      r * 0.09,
      dx < 0.2 ? "white" : "marigold",
      { taper: "end" },
    );
}

/** The near headland: coastal scrub, grass and poppies. */
function headland(sheet: Sheet): void {
  const edge = geo.smooth(
    geo.line([
      -20, 966, 180, 950, 400, 972, 640, 1018, 900, 1046, 1150, 1030, 1360, 972, 1560, 900, 1720, 862, 1960,
      800,
    ]),
  );
  hills.green(sheet, edge, 1100, { body: "pine", lit: "leaf", shade: "ink" }, 1.15, 5);
  const greens = { dark: "ink", base: "pine", lit: "leaf" } as const;
  const random = noise.stream(31);
  for (let i = 0; i < 60; i++) {
    const x = random.range(-10, 1930);
    leaves.grass(
      sheet,
      x,
      geo.heightAt(edge, x) + random.range(30, 120),
      random.range(60, 110),
      12,
      greens,
      i + 1,
    );
  }
  for (let i = 0; i < 30; i++) {
    const x = i < 18 ? random.range(1280, 1910) : random.range(20, 640);
    const y = geo.heightAt(edge, x) + random.range(0, 130);
    poppy(
      sheet,
      x,
      y,
      random.range(13, 22) * (0.8 + (y - 850) / 400),
      random.range(50, 90),
      random.range(-14, 14),
    );
  }
}

export const scene = new Scene({
  name: "countries/usa",
  size: "wide",
  light: { x: -0.7, y: -0.7 },
  palette: [
    "haze",
    "mist",
    "white",
    "lagoon",
    "red",
    "brick",
    "salmon",
    "ink",
    "sea",
    "deep",
    "leaf",
    "pine",
    "marigold",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "haze");
    skies.bands(sheet, [{ top: 430, colour: "mist" }]);
    skies.cloud(sheet, 1180, 130, 520, "mist", 3, 4);
    skies.cloud(sheet, 640, 300, 420, "mist", 3, 9);
    city(sheet);
    const bay = { top: 566, bottom: 1080 };
    water.flat(sheet, bay, "sea");
    water.swells(sheet, bay, "deep", 1.2, 4);
    water.swells(sheet, { top: 800, bottom: 1080 }, "ink", 0.4, 8);
    water.glitter(sheet, bay, 420, 420, "haze", 1, 5);
    fog(sheet, { left: -420, right: 1000, y: 580, high: 46, low: 26 }, 5);
    goldenGate.cables(sheet, 1);
    goldenGate.tower(sheet, goldenGate.span);
    fog(sheet, { left: 380, right: 1500, y: 650, high: 92, low: 58 }, 12);
    fog(sheet, { left: 960, right: 2400, y: 742, high: 96, low: 70 }, 9);
    goldenGate.deck(sheet);
    goldenGate.tower(sheet, 0);
    goldenGate.cables(sheet, -1);
    fog(sheet, { left: 600, right: 1250, y: 632, high: 66, low: 30, over: true }, 3);
    fog(sheet, { left: 1600, right: 2500, y: 824, high: 74, low: 40 }, 21);
    headland(sheet);
    skies.birds(sheet, 1150, 260, 20, 3, "ink");
  },
});
