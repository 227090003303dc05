import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { reef } from "./queensland.reef";
import { turtle } from "./queensland.turtle";

const surface = 246;

/** The beach above the water with its palms, and a far headland. */
function beach(sheet: Sheet): void {
  const head = geo.smooth(geo.line([-20, 206, 60, 176, 130, 190, 210, 180, 300, 226, 340, 244]));
  hills.green(sheet, head, 262, { body: "pine", lit: "leaf" }, 0.7, 3);
  const shore = geo.smooth(geo.line([330, 262, 420, 236, 540, 214, 680, 202, 840, 196]));
  sheet.shape([...shore, [840, 270], [330, 270]], "straw", 1);
  for (let i = 0; i < 12; i++)
    sheet.stroke(skies.streak(470 + i * 26, 246 - i * 2.4 + (i % 3) * 7, 60, 3), 4, "honey");
  const bush = geo.smooth(geo.line([560, 214, 620, 184, 700, 176, 760, 160, 840, 150]));
  trees.canopy(sheet, bush, 24, 1, { dark: "pine", base: "leaf", lit: "lime" }, 5);
  sheet.shape([...geo.smooth(geo.line([540, 220, 680, 208, 840, 200])), [840, 262], [540, 262]], "straw", 1);
  const greens = { dark: "pine", base: "leaf", lit: "lime" } as const;
  trees.palm(sheet, 520, 236, 138, -40, greens, { bark: "ink", ring: "salmon" }, 3);
  trees.palm(sheet, 640, 226, 150, 20, greens, { bark: "ink", ring: "salmon" }, 7);
  trees.palm(sheet, 744, 222, 122, 30, greens, { bark: "ink", ring: "salmon" }, 5);
}

export const scene = new Scene({
  name: "states/queensland",
  size: "square",
  light: { x: -0.55, y: -0.83 },
  palette: [
    "mist",
    "straw",
    "honey",
    "white",
    "ink",
    "sea",
    "lagoon",
    "deep",
    "leaf",
    "lime",
    "pine",
    "sage",
    "salmon",
    "red",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mist");
    skies.heap(sheet, 190, 120, 220, { body: "white", shade: "lagoon" }, 5);
    beach(sheet);
    const waves = (y: number, seed: number, high: number): Line =>
      Array.from(
        { length: 60 },
        (_, i): Point => [
          -20 + i * 14.4,
          y + high * noise.rough(i / 6, seed, seed) + high * 0.4 * Math.sin(i / 2.1),
        ],
      );
    const under: Line = [...waves(surface, 3, 9), [840, 820], [-40, 820]];
    sheet.shape(under, "lagoon", 1);
    sheet.clip(under, () => {
      sheet.shape([...waves(330, 5, 14), [840, 820], [-40, 820]], "sea", 2);
      sheet.shape([...waves(452, 8, 22), [840, 820], [-40, 820]], "deep", 2);
      for (let i = 0; i < 9; i++) {
        const x = 60 + i * 92 + 30 * noise.at(i * 3.1, 2, 4);
        const long = 210 + 190 * Math.abs(noise.at(i * 1.7, 5, 6));
        sheet.stroke(
          geo.line([x - 14, surface - 30, x + long * 0.42, surface + long]),
          18 + 14 * (i % 3),
          i % 2 ? "mist" : "lagoon",
          { taper: "end" },
        );
      }
    });
    sheet.stroke(waves(surface + 1, 3, 9), 12, "white", {
      taper: "none",
      jitter: 0.5,
      tone: (x) => 0.7 + 0.6 * noise.at(x / 40, 2, 7),
    });
    for (const [x, y, s] of [
      [60, 330, 34],
      [112, 350, 28],
      [82, 376, 31],
      [136, 318, 25],
      [150, 378, 27],
      [36, 398, 25],
    ] as const)
      reef.fish(sheet, x, y, s, "honey", "ink");
    reef.fan(sheet, 690, 720, 190, "red", 12);
    reef.staghorn(sheet, 110, 790, 240, "salmon", "straw", 4);
    reef.brain(sheet, 318, 812, 112, "lime", "pine", "straw");
    reef.staghorn(sheet, 560, 806, 170, "honey", "white", 9);
    reef.brain(sheet, 720, 826, 120, "salmon", "red", "straw");
    reef.fan(sheet, 236, 800, 120, "lagoon", -14);
    for (const [x, y, s] of [
      [620, 640, 26],
      [590, 664, 22],
      [644, 672, 24],
      [432, 700, 24],
      [462, 722, 20],
    ] as const)
      reef.fish(sheet, x, y, s, "white", "red");
    sheet.place({ x: 440, y: 480, scale: 1.12, turn: 14 }, () => turtle(sheet));
    for (const [x, y, r] of [
      [182, 446, 7],
      [168, 414, 5],
      [196, 300, 7],
      [176, 286, 5],
    ] as const) {
      sheet.dot(x, y, r, "mist", 0.3);
      sheet.dot(x + 1.4, y + 1.4, r * 0.62, "sea", 0.2);
    }
  },
});
