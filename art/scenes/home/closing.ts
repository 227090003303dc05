import { bridges } from "../../kit/built/bridges";
import { vehicles } from "../../kit/built/vehicles";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";

const horizon = 772;
const deck = 648;

/** The sun going down behind the arch, cut by level cloud. */
function evening(sheet: Sheet): void {
  skies.flat(sheet, "brick");
  skies.bands(sheet, [
    { top: 190, colour: "red" },
    { top: 420, colour: "orange" },
    { top: 640, colour: "honey" },
  ]);
  sheet.shape(geo.arc(470, 560, 278, 278, 0, 359, 140), "honey", 1.5);
  sheet.shape(geo.arc(470, 560, 196, 196, 0, 359, 120), "straw", 1.3);
  const random = noise.stream(7);
  for (let i = 0; i < 16; i++) {
    const y = 470 + i * 18;
    sheet.stroke(
      skies.streak(250 + random.range(-120, 60), y, random.range(220, 440), 4),
      random.range(3, 5 + i * 0.7),
      i % 3 === 0 ? "honey" : "orange",
    );
  }
  skies.cloud(sheet, 640, 250, 420, "orange", 4, 3);
  skies.cloud(sheet, 190, 330, 340, "orange", 3, 6);
  skies.cloud(sheet, 300, 120, 360, "red", 3, 8);
}

/** One stone pylon: a battered shaft with a stepped head, lit on the sun's side. */
function pylon(sheet: Sheet, x: number, w: number, lit: -1 | 1): void {
  const top = deck - 128;
  const shaft = geo.line([
    x - w * 0.62,
    horizon + 8,
    x - w * 0.46,
    top,
    x + w * 0.46,
    top,
    x + w * 0.62,
    horizon + 8,
  ]);
  sheet.shape(shaft, "ink", 0.8);
  sheet.clip(shaft, () => {
    sheet.shape(geo.rect(lit > 0 ? x + w * 0.2 : x - w * 0.7, top, w * 0.5, 280), "brick", 0.8);
    for (let y = top + 14; y < horizon; y += 15)
      sheet.stroke(
        [
          [x + lit * w * 0.2, y],
          [x + lit * w * 0.56, y],
        ],
        3,
        "orange",
        { tone: (px) => 0.6 + noise.at(px / 7, y / 11, 4) },
      );
  });
  sheet.shape(geo.rect(x - w * 0.58, top - 10, w * 1.16, 14), "ink", 0.6);
  sheet.shape(geo.rect(x - w * 0.4, top - 26, w * 0.8, 18), "ink", 0.6);
}

/** The bridge seen broadside, its arch almost as wide as the stamp. */
function bridge(sheet: Sheet): void {
  bridges.deck(sheet, geo.line([-20, deck + 4, 920, deck]), 17, { road: "ink", rail: "ink" });
  bridges.arch(sheet, { left: 96, right: 806, deck, rise: 268, below: 88 }, "ink", 13);
  pylon(sheet, 78, 50, 1);
  pylon(sheet, 820, 54, -1);
  for (let x = 150; x < 780; x += 62) sheet.dot(x, deck - 22, 3.4, "straw");
  sheet.place({ x: 560, y: deck - 4, scale: 0.34 }, () =>
    vehicles.bus(sheet, { body: "plum", window: "straw", line: "ink", stripe: "honey" }),
  );
}

/** The city on both banks, and the water between them with the sun's path. */
function banks(sheet: Sheet): void {
  hills.far(
    sheet,
    geo.smooth(geo.line([-20, 690, 120, 700, 260, 736, 400, 756, 560, 752, 700, 728, 920, 690])),
    horizon + 4,
    { body: "salmon" },
  );
  const random = noise.stream(3);
  for (let i = 0; i < 15; i++) {
    const x = 590 + i * 22;
    const high = random.range(40, 70) + i * 7;
    sheet.shape(geo.rect(x, horizon - high, 20, high + 4), i % 2 === 0 ? "brick" : "plum", 0.8);
    for (let k = 0; k < 5; k++)
      sheet.shape(geo.rect(x + 4 + (k % 2) * 8, horizon - high + 10 + k * 13, 4, 6), "honey", 0.4);
  }
  const ridge = geo.smooth(geo.line([-20, 716, 80, 722, 190, 744, 300, 762, 380, 776]));
  hills.green(sheet, ridge, horizon + 6, { body: "plum", lit: "brick" }, 0.7, 5);
}

function bay(sheet: Sheet): void {
  const area = { top: horizon, bottom: 1220 };
  water.flat(sheet, area, "plum");
  water.swells(sheet, area, "ink", 1.5, 6);
  water.reflection(sheet, geo.rect(790, 520, 60, horizon - 520), horizon, "ink", 0.6, 9, 5);
  water.reflection(sheet, geo.rect(52, 520, 56, horizon - 520), horizon, "ink", 0.6, 9, 6);
  water.glitter(sheet, area, 470, 190, "orange", 1.5, 5);
  water.glitter(sheet, area, 470, 120, "straw", 1.5, 9);
}

export const scene = new Scene({
  name: "home/closing",
  size: "poster",
  light: { x: 0.1, y: -0.8 },
  flecks: 24,
  palette: ["brick", "red", "orange", "honey", "straw", "salmon", "plum", "ink", "sand", "sea", "white"],
  draw: (sheet) => {
    evening(sheet);
    banks(sheet);
    bay(sheet);
    bridge(sheet);
    sheet.place({ x: 236, y: 938, scale: 1.05 }, () =>
      vehicles.ferry(sheet, { hull: "ink", cabin: "sand", window: "ink", funnel: "sea", line: "ink" }),
    );
    water.foam(sheet, geo.line([110, 944, 360, 943]), 5, "white");
    sheet.place({ x: 690, y: 866, scale: 0.5 }, () =>
      vehicles.sailBoat(sheet, { hull: "ink", sail: "sand", second: "honey", line: "brick" }),
    );
    const dark = { dark: "ink", base: "ink", lit: "plum" } as const;
    leaves.eucalypt(sheet, geo.smooth(geo.line([-30, 20, 90, 40, 190, 110, 240, 200])), 104, dark, "ink", 3);
    leaves.eucalypt(sheet, geo.smooth(geo.line([-30, 120, 40, 170, 80, 270])), 96, dark, "ink", 6);
    skies.birds(sheet, 690, 330, 20, 3, "ink");
  },
});
