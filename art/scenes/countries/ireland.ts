import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { cliff } from "./ireland.cliffs";
import { drystone } from "./ireland.drystone";
import { obriensTower } from "./ireland.obriens-tower";
import paths from "./ireland.paths.json";

const sea = 640;

/** Cushions of sea thrift among the near grass. */
function thrift(sheet: Sheet, x: number, y: number, size: number, seed: number): void {
  const random = noise.stream(seed);
  for (let i = 0; i < 9; i++) {
    const [px, high] = [x + random.bell() * size * 1.6, size * random.range(0.8, 1.7)];
    sheet.stroke(
      geo.smooth([
        [x + (px - x) * 0.5, y],
        [px - 3, y - high * 0.5],
        [px, y - high],
      ]),
      3.4,
      "pine",
      { taper: "none" },
    );
    const r = size * random.range(0.2, 0.28);
    sheet.shape(geo.arc(px, y - high, r * 1.15, r, 0, 350, 18), "rose", 2);
    for (let k = 0; k < 5; k++)
      sheet.stroke(
        [
          [px, y - high + r * 0.5],
          [px + (k - 2) * r * 0.45, y - high - r * 0.75],
        ],
        r * 0.2,
        "sand",
        { taper: "end" },
      );
  }
}

/** The headlands, one behind another, the nearest with the tower on its brow. */
function headlands(sheet: Sheet): void {
  cliff(
    sheet,
    {
      top: geo.line([700, 566, 760, 560, 860, 556, 1960, 540]),
      face: geo.line([700, 566, 704, 600, 696, 646]),
      foot: 648,
      grass: "mist",
      lit: "dusk",
      rock: "dusk",
      edge: "mist",
      dark: "mist",
      foam: "mist",
    },
    2,
  );
  cliff(
    sheet,
    {
      top: geo.line([800, 524, 880, 512, 1000, 506, 1960, 480]),
      face: geo.line([800, 524, 792, 566, 802, 610, 784, 660]),
      foot: 662,
      grass: "sage",
      lit: "mist",
      rock: "dusk",
      edge: "mist",
      dark: "slate",
      foam: "white",
    },
    4,
  );
  cliff(
    sheet,
    {
      top: geo.line([916, 470, 1000, 452, 1100, 448, 1960, 420]),
      face: geo.line([916, 470, 902, 540, 918, 610, 884, 700]),
      foot: 704,
      grass: "leaf",
      lit: "lime",
      rock: "slate",
      edge: "dusk",
      dark: "ink",
      foam: "white",
    },
    7,
  );
  sheet.place({ x: 1366, y: 386, scale: 1.3 }, () =>
    obriensTower(sheet, { stone: "sand", shade: "slate", lit: "dusk", line: "ink" }),
  );
  cliff(
    sheet,
    {
      top: geo.smooth(geo.line(paths.cliffTop)),
      face: geo.smooth(geo.line(paths.cliffFace)),
      foot: 832,
      grass: "leaf",
      lit: "lime",
      rock: "slate",
      edge: "dusk",
      dark: "ink",
      foam: "white",
    },
    11,
  );
  water.foam(sheet, geo.line([900, 846, 1240, 880, 1420, 930]), 8, "white", 3);
}

/** The near field: grass, a wall, sea thrift. */
function field(sheet: Sheet): void {
  const edge = geo.smooth(geo.line(paths.field));
  hills.green(sheet, edge, 1110, { body: "leaf", lit: "lime", shade: "pine" }, 1.1, 9);
  drystone(sheet, geo.smooth(geo.line([1440, 1110, 1530, 1030, 1670, 950, 1810, 904, 1960, 876])), 62, {
    gap: "ink",
    stone: "slate",
    dim: "dusk",
    lit: "sand",
  });
  const greens = { dark: "pine", base: "leaf", lit: "lime" } as const;
  for (const [x, y, s] of [
    [1300, 1060, 34],
    [1390, 1010, 28],
    [1640, 1076, 44],
    [1780, 1040, 46],
    [1900, 1080, 54],
    [1480, 940, 24],
    [1700, 990, 30],
  ] as const) {
    leaves.grass(sheet, x, y + 14, s * 2.3, 22, greens, x);
    thrift(sheet, x, y + 10, s, x);
  }
}

/** A shower that hangs from its cloud over the open sea. */
function shower(sheet: Sheet): void {
  for (const [y, long] of geo.line([330, 620, 352, 520, 376, 640]))
    sheet.stroke(skies.streak(420 - long / 2, y, long, 8), 26, "slate");
  const random = noise.stream(9);
  for (let i = 0; i < 70; i++) {
    const x = random.range(170, 660);
    const top = 366 + Math.abs(noise.at(x / 60, 2, 4)) * 30;
    const long = random.range(90, 250);
    sheet.stroke(
      [
        [x, top],
        [x - long * 0.26, top + long],
      ],
      random.range(2, 4.4),
      i % 3 === 0 ? "dusk" : "slate",
      { taper: "end" },
    );
  }
}

export const scene = new Scene({
  name: "countries/ireland",
  size: "wide",
  light: { x: -0.8, y: -0.5 },
  palette: [
    "dusk",
    "mist",
    "sand",
    "white",
    "slate",
    "ink",
    "deep",
    "haze",
    "leaf",
    "pine",
    "lime",
    "rose",
    "straw",
    "sage",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "dusk");
    skies.bands(sheet, [
      { top: 450, colour: "mist" },
      { top: 566, colour: "straw" },
    ]);
    for (const [x, y, long] of [
      [1640, 110, 560],
      [1760, 250, 420],
      [1040, 250, 460],
    ] as const)
      skies.cloud(sheet, x, y, long, "slate", 5, x);
    shower(sheet);
    const bay = { top: sea, bottom: 1080 };
    hills.far(sheet, geo.line([-20, 628, 60, 622, 160, 610, 240, 616, 330, 640]), sea, { body: "slate" });
    water.flat(sheet, bay, "deep");
    water.swells(sheet, bay, "ink", 1.2, 6);
    water.glitter(sheet, bay, 560, 330, "straw", 0.9, 4);
    water.glitter(sheet, bay, 760, 460, "haze", 0.8, 12);
    headlands(sheet);
    field(sheet);
    skies.birds(sheet, 850, 360, 20, 3, "white");
    skies.birds(sheet, 760, 760, 24, 3, "white");
  },
});
