import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { puffin } from "./ireland.puffin";

const horizon = 730;

/** Two pointed rocks far out at sea, as the Skelligs. */
function rocks(sheet: Sheet): void {
  const great: Line = geo.line([
    30, 734, 70, 660, 104, 640, 132, 566, 160, 600, 176, 590, 214, 660, 250, 690, 290, 734,
  ]);
  const small: Line = geo.line([716, 734, 744, 700, 768, 660, 790, 684, 820, 704, 852, 734]);
  hills.far(sheet, hills.ridge(great, 7, 3), horizon + 4, { body: "dusk", hatch: "slate" }, 4);
  hills.far(sheet, hills.ridge(small, 6, 5), horizon + 4, { body: "dusk", hatch: "slate" }, 6);
}

/** Cushions of sea thrift. */
function thrift(sheet: Sheet, x: number, y: number, size: number): void {
  const random = noise.stream(x);
  for (let i = 0; i < 8; i++) {
    const px = x + random.bell() * size * 1.8;
    const py = y - size * random.range(0.8, 1.7);
    sheet.stroke(
      geo.smooth([
        [x + (px - x) * 0.5, y],
        [px - 3, (y + py) / 2],
        [px, py],
      ]),
      4,
      "pine",
      { taper: "none" },
    );
    const r = size * random.range(0.22, 0.3);
    sheet.shape(geo.arc(px, py, r * 1.15, r, 0, 350, 18), "rose", 2);
    for (let k = -2; k <= 2; k++)
      sheet.stroke(geo.line([px, py + r * 0.5, px + k * r * 0.45, py - r * 0.7]), r * 0.2, "sand", {
        taper: "end",
      });
  }
}

export const scene = new Scene({
  name: "stamps/ireland",
  size: "poster",
  light: { x: -0.7, y: -0.6 },
  palette: [
    "mist",
    "sand",
    "white",
    "dusk",
    "slate",
    "ink",
    "leaf",
    "pine",
    "lime",
    "rose",
    "straw",
    "red",
    "orange",
    "brick",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mist");
    for (const [x, y, long] of [
      [180, 200, 360],
      [720, 130, 420],
      [760, 270, 260],
    ] as const)
      skies.cloud(sheet, x, y, long, "white", 4, x);
    skies.bands(sheet, [{ top: 650, colour: "straw" }]);
    const bay = { top: horizon, bottom: 1080 };
    rocks(sheet);
    water.flat(sheet, bay, "slate");
    water.swells(sheet, bay, "ink", 0.8, 6);
    water.glitter(sheet, bay, 700, 200, "straw", 0.8, 4);
    const brow = geo.smooth(
      geo.line([-20, 876, 120, 892, 300, 908, 520, 902, 700, 924, 800, 968, 920, 1060]),
    );
    hills.green(sheet, brow, 1220, { body: "leaf", lit: "lime", shade: "pine" }, 1.1, 9);
    for (let i = 0; i < 14; i++)
      sheet.stroke(skies.streak(420 + i * 13, 930 + 10 * noise.at(i, 4, 3), 120, 4), 11, "pine");
    sheet.place({ x: 22, y: 62, scale: 0.94 }, () => puffin(sheet));
    const greens = { dark: "pine", base: "leaf", lit: "lime" } as const;
    for (const [x, y, s] of [
      [110, 1010, 46],
      [300, 1090, 54],
      [620, 1060, 44],
      [770, 1130, 56],
      [480, 1170, 60],
    ] as const) {
      leaves.grass(sheet, x, y + 20, s * 2.2, 20, greens, x);
      thrift(sheet, x, y + 14, s);
    }
    leaves.grass(sheet, 410, 936, 46, 12, greens, 3);
    skies.birds(sheet, 190, 470, 18, 3, "slate");
  },
});
