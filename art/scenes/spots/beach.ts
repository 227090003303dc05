import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { cricket } from "./beach.cricket";

const horizon = 262;

/** The bay at noon: sky, headlands, breakers in rows that bend to the shore. */
function bay(sheet: Sheet): void {
  skies.flat(sheet, "haze");
  skies.heap(sheet, 250, 200, 330, { body: "white", shade: "haze" }, 3);
  skies.heap(sheet, 560, 226, 220, { body: "white", shade: "haze" }, 6);
  skies.cloud(sheet, 900, 60, 420, "white", 3, 4);
  water.flat(sheet, { top: horizon, bottom: 560 }, "lagoon");
  sheet.shape(geo.rect(-20, horizon, 1240, 36), "sea", 1.4);
  water.swells(sheet, { top: horizon + 8, bottom: 420 }, "sea", 0.9, 4);
  const cape = hills.ridge(
    geo.line([690, 326, 716, 286, 780, 246, 850, 220, 930, 168, 1010, 150, 1100, 110, 1230, 96]),
    7,
    3,
  );
  sheet.shape(hills.body(cape, 330), "straw", 2);
  sheet.clip(hills.body(cape, 330), () => {
    for (let i = 0; i < 40; i++) {
      const x = 730 + i * 13;
      const y = 236 + 14 * noise.at(i * 0.6, 2, 3);
      sheet.stroke(geo.line([x, y, x - 8, y + 64]), 6, i % 3 ? "brown" : "cream", { taper: "end" });
    }
    hills.green(sheet, geo.move(cape, 0, -3), 240, { body: "leaf", lit: "lime", shade: "pine" }, 0.7, 5);
  });
  for (const [y, from, thick] of [
    [322, 120, 10],
    [352, -40, 15],
    [390, 60, 20],
    [432, -40, 26],
  ] as const) {
    const crest: Line = Array.from({ length: 40 }, (_, i) => {
      const x = from + i * 34;
      return [x, y + 10 * noise.at(x / 190, y / 20, 4) + ((x - 600) / 600) ** 2 * 14];
    });
    sheet.stroke(geo.move(crest, 0, thick * 0.6), thick * 0.9, "sea", { jitter: 0.4 });
    sheet.stroke(crest, thick, "white", { jitter: 0.5, tone: (x) => 0.8 + 0.7 * noise.at(x / 70, y, 5) });
  }
}

/** Sand, wet along the sea, with footprints and the flags that say where to swim. */
function sand(sheet: Sheet): void {
  const edge: Line = Array.from({ length: 40 }, (_, i) => [
    -20 + i * 32,
    462 + 12 * noise.at(i * 0.24, 3, 6) + i * 0.4,
  ]);
  sheet.shape([...geo.move(edge, 0, -10), [1240, 930], [-20, 930]], "white", 3);
  sheet.shape([...edge, [1240, 930], [-20, 930]], "straw", 2);
  sheet.shape([...geo.move(edge, 0, 40), [1240, 930], [-20, 930]], "cream", 3);
  const random = noise.stream(8);
  for (let i = 0; i < 80; i++) {
    const [x, y] = [random.range(-20, 1200), random.range(530, 890)];
    sheet.stroke(skies.streak(x, y, random.range(40, 150), 4), random.range(2, 6), "straw");
  }
  for (const [x, y, scale] of geo.fours([150, 545, 1.3, 0, 1120, 560, 1.35, 0]))
    sheet.place({ x, y, scale }, () => {
      sheet.bar(geo.line([0, 0, 0, -190]), 5, "brown");
      const red = geo.line([0, -188, 46, -194, 92, -180, 92, -150, 46, -158, 0, -152]);
      const gold = geo.line([0, -152, 46, -158, 92, -150, 90, -118, 46, -124, 0, -116]);
      sheet.shape(geo.smooth(red), "red", 0.8);
      sheet.shape(geo.smooth(gold), "marigold", 0.8);
      for (const top of [-186, -150])
        sheet.stroke(
          geo.smooth(geo.line([30, top + 4, 34, top + 18, 31, top + 30])),
          4,
          top < -160 ? "brick" : "honey",
        );
    });
}

/** What the players left in the shade near the viewer: towel, rucksack, books, water, slippers; grass of the dune. */
function left(sheet: Sheet): void {
  sheet.shape(geo.move(geo.line([560, 806, 940, 780, 1010, 872, 600, 908]), 12, 14), "honey", 1);
  const towel = geo.line([560, 806, 940, 780, 1010, 872, 600, 908]);
  sheet.shape(towel, "white", 1);
  sheet.clip(towel, () => {
    for (let i = 0; i < 6; i++) {
      const t = i / 6;
      sheet.shape(
        [
          geo.mid([560, 806], [940, 780], t),
          geo.mid([560, 806], [940, 780], t + 0.08),
          geo.mid([600, 908], [1010, 872], t + 0.08),
          geo.mid([600, 908], [1010, 872], t),
        ],
        i % 2 ? "sea" : "red",
        1,
      );
    }
  });
  sheet.place({ x: 700, y: 838, scale: 0.72, turn: -6 }, () => {
    sheet.shape(geo.line([-64, 6, -52, -40, 52, -46, 66, -2]), "ink", 0.8);
    sheet.shape(geo.line([-58, 0, -48, -38, 48, -44, 58, -6]), "sea", 0.6);
    sheet.stroke(geo.line([-30, -22, 26, -25]), 8, "honey");
    sheet.shape(geo.line([-64, 6, 66, -2, 66, 6, -62, 14]), "white", 0.5);
  });
  sheet.place({ x: 890, y: 842, scale: 0.8, turn: -76 }, () => {
    const flask = geo.smooth(
      geo.line([-18, 40, -19, -18, -9, -34, -9, -46, 9, -46, 9, -34, 19, -18, 18, 40]),
      true,
      4,
    );
    sheet.shape(geo.move(flask, -8, 8), "ink", 0.8);
    sheet.shape(flask, "lagoon", 0.6);
    sheet.stroke(geo.line([-9, 30, -9, -16]), 6, "white");
    sheet.shape(geo.rect(-11, -58, 22, 16), "sea", 0.4);
  });
  for (const [x, y, turn] of [
    [1066, 838, -24],
    [1108, 858, -12],
  ] as const)
    sheet.place({ x, y, turn }, () => {
      sheet.shape(geo.move(geo.arc(0, 0, 18, 38), 7, 8), "honey", 1);
      sheet.shape(geo.arc(0, 0, 18, 38), "leaf", 0.7);
      sheet.bar(geo.line([-15, 4, 0, -16, 15, 4]), 6, "ink");
    });
  const greens = { dark: "ink", base: "pine", lit: "lime" } as const;
  const dune = geo.smooth(geo.line([-20, 720, 90, 742, 200, 800, 330, 858, 430, 930]));
  for (let i = 0; i < 15; i++)
    leaves.grass(
      sheet,
      6 + i * 27,
      geo.heightAt(dune, 6 + i * 27) + 16,
      120 + ((i * 29) % 70),
      11,
      greens,
      i + 3,
    );
  sheet.shape([...geo.move(dune, -4, 6), [-20, 930]], "honey", 3);
  sheet.stroke(geo.move(geo.part(dune, 0.05, 0.9), 0, 34), 9, "straw");
  sheet.stroke(geo.move(geo.part(dune, 0.1, 0.6), -30, 80), 7, "straw");
}

export const scene = new Scene({
  name: "spots/beach",
  size: "card",
  people: true,
  light: { x: -0.5, y: -0.85 },
  palette: [
    "haze",
    "white",
    "lagoon",
    "sea",
    "bark",
    "straw",
    "cream",
    "honey",
    "brick",
    "leaf",
    "lime",
    "pine",
    "ink",
    "red",
    "marigold",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    bay(sheet);
    sand(sheet);
    cricket(sheet);
    left(sheet);
  },
});
