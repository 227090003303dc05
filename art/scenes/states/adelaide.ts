import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { water } from "../../kit/nature/water";
import { cathedral, launch, oval } from "./adelaide.north-bank";
import { rotunda } from "./adelaide.rotunda";

/** Where the far bank meets the river, and the river the lawn. */
const [shore, lawn] = [440, 548] as const;
const greens = { dark: "pine", base: "leaf", lit: "lime" } as const;
const shaded = { dark: "night", base: "pine", lit: "leaf" } as const;

/** The river with what stands on its far bank mirrored in it. */
function river(sheet: Sheet): void {
  const area = { top: shore, bottom: lawn };
  water.flat(sheet, area, "lagoon");
  const spires: Line = geo.line([
    584,
    shore,
    584,
    330,
    601,
    236,
    620,
    330,
    650,
    330,
    677,
    236,
    696,
    330,
    790,
    360,
    790,
    shore,
  ]);
  water.reflection(sheet, geo.move(spires, -40, 0), shore, "salmon", 0.42, 6, 4);
  water.reflection(sheet, geo.rect(-20, shore - 46, 840, 46), shore, "pine", 0.8, 6, 8);
  water.swells(sheet, area, "deep", 0.55, 5);
  water.glitter(sheet, area, 512, 60, "sand", 0.16, 3);
}

/** The park's lawn, mown in bands, and the path that leads to the steps. */
function park(sheet: Sheet): void {
  const edge = geo.smooth(geo.line([-20, lawn - 4, 200, lawn + 4, 420, lawn, 640, lawn + 10, 820, lawn + 2]));
  sheet.shape([...edge, [820, 820], [-20, 820]], "leaf", 1.4);
  sheet.stroke(geo.move(edge, 0, 2), 7, "sand", { taper: "none", jitter: 0.3 });
  const random = noise.stream(8);
  for (let i = 0; i < 130; i++) {
    const near = random.next() ** 0.7;
    const y = lawn + 24 + 236 * near;
    const x = random.range(-20, 800);
    const long = geo.lerp(36, 120, near);
    sheet.stroke(geo.line([x, y, x + long, y - 3]), geo.lerp(3, 9, near), i % 3 === 0 ? "pine" : "lime");
  }
  const path = geo.smooth(geo.line([240, 650, 196, 698, 120, 764, 40, 840]));
  const other = geo.smooth(geo.line([372, 640, 380, 700, 370, 770, 350, 840]));
  sheet.shape([...path, ...geo.reverse(other)], "straw", 1.2);
  sheet.shape(geo.smooth(geo.line([232, 652, 304, 634, 380, 652, 304, 672]), true), "straw", 1);
  for (let i = 1; i < 7; i++)
    sheet.stroke(geo.part(geo.between(path, other, i / 7), 0.25, 0.95), 4, i < 4 ? "sand" : "salmon");
  sheet.shape(geo.smooth(geo.line([300, 630, 460, 616, 590, 640, 470, 668, 352, 662]), true), "pine", 1.4);
}

/** A river red gum at the right edge, its bark in strips, leaves hanging into the sky. */
function gum(sheet: Sheet): void {
  const trunk = geo.smooth(geo.line([766, 840, 754, 660, 762, 480, 748, 300, 768, 120, 800, -20]));
  const right = geo.smooth(geo.line([850, 840, 828, 660, 824, 480, 812, 320, 826, 140, 850, -20]));
  sheet.shape([...trunk, ...geo.reverse(right)], "salmon", 1.4);
  sheet.shape([...geo.between(trunk, right, 0.5), ...geo.reverse(right)], "brick", 1.4);
  for (const [share, from, to] of [
    [0.16, 0.05, 0.5],
    [0.3, 0.3, 0.95],
    [0.44, 0.1, 0.7],
  ] as const)
    sheet.stroke(geo.part(geo.between(trunk, right, share), from, to), 10, share === 0.3 ? "straw" : "sand");
  for (const share of [0.6, 0.76])
    sheet.stroke(geo.part(geo.between(trunk, right, share), 0.1, 0.9), 7, "plum");
  sheet.stroke(geo.smooth(geo.line([784, 352, 764, 288, 716, 200, 660, 120, 560, 66])), 24, "brick");
  for (const [line, size, seed] of [
    [[800, 20, 690, 34, 590, 60, 500, 96], 60, 3],
    [[800, 66, 720, 90, 650, 140, 620, 176], 56, 5],
    [[820, 150, 780, 190, 752, 250, 742, 300], 52, 9],
    [[690, -16, 580, 4, 470, 22, 400, 46], 56, 12],
  ] as const)
    leaves.eucalypt(sheet, geo.smooth(geo.line(line)), size, seed % 2 ? greens : shaded, "plum", seed);
}

export const scene = new Scene({
  name: "states/adelaide",
  size: "square",
  light: { x: -0.85, y: -0.5 },
  palette: [
    "straw",
    "honey",
    "sand",
    "haze",
    "salmon",
    "brick",
    "plum",
    "lagoon",
    "deep",
    "night",
    "leaf",
    "pine",
    "lime",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "straw");
    skies.bands(sheet, [{ top: 250, colour: "honey" }]);
    skies.cloud(sheet, 150, 120, 300, "sand", 3, 4);
    oval(sheet, shore);
    sheet.place({ x: 600, y: shore, scale: 1.06 }, () => cathedral(sheet));
    trees.canopy(sheet, hillock(), 30, 2, greens, 6);
    river(sheet);
    sheet.place({ x: 628, y: 506, scale: 0.9 }, () => launch(sheet));
    park(sheet);
    sheet.place({ x: 304, y: 588, scale: 1.16 }, () => rotunda(sheet));
    gum(sheet);
  },
});

/** The tops of the fig trees along the far bank. */
function hillock(): Line {
  return geo.smooth(
    geo.line([
      -30,
      shore - 62,
      110,
      shore - 48,
      250,
      shore - 44,
      420,
      shore - 52,
      560,
      shore - 40,
      690,
      shore - 34,
      830,
      shore - 58,
    ]),
  );
}
