import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { kiosk, outline } from "./uk.kiosk";

const street = 850;

/** A terrace across the street: gables, stacks with pots, a few lit windows. */
function terrace(sheet: Sheet): void {
  const random = noise.stream(12);
  for (let house = 0; house < 6; house++) {
    const x = -88 + house * 182;
    const eaves = 690 + (house % 2) * 8;
    sheet.shape(geo.rect(x, eaves, 184, street - eaves), "deep", 1);
    sheet.shape(
      geo.line([x - 4, eaves, x + 24, eaves - 74, x + 160, eaves - 74, x + 188, eaves]),
      "ink",
      1.5,
    );
    sheet.shape(geo.rect(x + 76, eaves - 128, 50, 70), "ink", 1);
    for (const pot of [82, 96, 110]) sheet.shape(geo.rect(x + pot, eaves - 146, 9, 20), "ink", 0.6);
    for (let i = 0; i < 7; i++)
      sheet.stroke(geo.line([x + 28 + i * 21, eaves - 66, x + 20 + i * 23, eaves - 8]), 3.4, "slate", {
        tone: (px, py) => 0.6 + noise.at(px / 20, py / 20, 5),
      });
    for (const [wx, wy] of geo.line([24, 28, 74, 28, 124, 28, 24, 96, 124, 96])) {
      sheet.shape(geo.rect(x + wx, eaves + wy, 30, 44), random.next() < 0.36 ? "straw" : "ink", 0.6);
      sheet.bar(geo.line([x + wx, eaves + wy + 22, x + wx + 30, eaves + wy + 22]), 3, "deep");
      sheet.bar(geo.line([x + wx + 15, eaves + wy, x + wx + 15, eaves + wy + 44]), 3, "deep");
    }
  }
}

/** Wet flags behind a kerb. */
function pavement(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, street, 940, 400), "slate", 1.5);
  sheet.shape(geo.rect(-20, street + 10, 940, 9), "ink", 1.5);
  sheet.shape(geo.rect(-20, street + 19, 940, 12), "dusk", 1.5);
  const rows = [881, 904, 936, 982, 1046, 1132, 1240];
  const random = noise.stream(5);
  const from = (y: number, share: number): number => 450 + share * (y - 640);
  rows.forEach((y, i) => {
    const near = (y - 880) / 340;
    sheet.stroke(skies.streak(-60, y, 1020, 3), geo.lerp(3, 8, near), "ink", {
      tone: (x, py) => 0.7 + 0.6 * noise.rough(x / 90, py / 9, 3),
    });
    const next = rows[i + 1];
    if (next === undefined) return;
    for (let share = -3.4 + (i % 2) * 0.3; share < 3.4; share += 0.6) {
      const skew = share + random.range(-0.05, 0.05);
      sheet.stroke(
        [
          [from(y, skew), y],
          [from(next, skew), next],
        ],
        geo.lerp(3, 7, near),
        "ink",
        { taper: "end" },
      );
      if (random.next() < 0.6)
        sheet.stroke(
          skies.streak(from(next, skew) + 20 * near, next - (next - y) * 0.22, (next - 640) * 0.4, 2),
          geo.lerp(2.5, 8, near),
          "dusk",
        );
    }
  });
  for (const [x, y, long] of geo.fours([90, 960, 220, 0, 640, 1010, 300, 0, 150, 1120, 260, 0]))
    for (const drop of [0, 1, 2])
      sheet.stroke(skies.streak(x + drop * 24, y + drop * 13, long * (1 - drop * 0.22), 5), 13, "dusk");
}

/** What the wet flags throw back of the box: its paint and the light of its panes. */
function mirrored(sheet: Sheet): void {
  const parts = [
    { shape: outline, colour: "brick", seed: 3 },
    { shape: geo.line([345, 470, 482, 460, 482, 826, 345, 812]), colour: "straw", seed: 6 },
    { shape: geo.line([536, 470, 606, 480, 606, 802, 536, 814]), colour: "honey", seed: 8 },
  ] as const;
  for (const { shape, colour, seed } of parts) water.reflection(sheet, shape, 926, colour, 0.42, 8, seed);
}

export const scene = new Scene({
  name: "stamps/uk",
  size: "poster",
  light: { x: -0.7, y: -0.6 },
  palette: [
    "dusk",
    "blush",
    "slate",
    "deep",
    "ink",
    "straw",
    "honey",
    "sand",
    "red",
    "brick",
    "plum",
    "salmon",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "dusk");
    skies.bands(sheet, [{ top: 440, colour: "blush" }]);
    for (const [x, y, long] of [
      [240, 130, 460],
      [700, 220, 420],
      [120, 330, 320],
    ] as const)
      skies.cloud(sheet, x, y, long, "slate", 5, x);
    terrace(sheet);
    pavement(sheet);
    sheet.place({ x: 42, y: 112, scale: 0.88 }, () => {
      mirrored(sheet);
      kiosk(sheet);
    });
    skies.rain(sheet, { x: -20, y: -40, w: 980, h: 1150 }, 90, "sand");
  },
});
