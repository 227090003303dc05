import { bridges } from "../../kit/built/bridges";
import { buildings } from "../../kit/built/buildings";
import { vehicles } from "../../kit/built/vehicles";
import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";

const horizon = 664;

/** One shell of the Opera House on its foot at (x, y); ribs fan from the foot to the ridge. */
function shell(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  options: { flip?: boolean; shaded?: number } = {},
): void {
  const { flip = false, shaded = 0 } = options;
  sheet.place({ x, y, flip }, () => {
    const apex: Point = [w * 0.62, -h];
    const foot: Point = [0, 0];
    const ridge = geo.smooth([
      apex,
      [w * 0.3, -h * 0.9],
      [-w * 0.16, -h * 0.66],
      [-w * 0.52, -h * 0.32],
      [-w * 0.7, 0],
    ]);
    const front = geo.smooth([apex, [w * 0.44, -h * 0.62], [w * 0.2, -h * 0.24], foot]);
    const far = geo.smooth([apex, [w * 0.57, -h * 0.6], [w * 0.46, -h * 0.24], [w * 0.34, 0]]);
    sheet.shape([...front, ...geo.reverse(far)], "ink", 0.8);
    for (const t of [0.28, 0.52, 0.76])
      sheet.stroke(geo.part(geo.between(front, far, t), 0.24, 1), 3, "honey", { taper: "start" });
    const face: Line = [...ridge, foot, ...geo.reverse(front)];
    sheet.shape(face, flip ? "haze" : "white", 0.8);
    const heads = geo.even([...geo.reverse(ridge)], 15);
    heads.forEach((head, i) => {
      const share = i / 14;
      const rib: Line = geo.smooth([foot, [head[0] * 0.5 - w * 0.03, head[1] * 0.53], head]);
      const tone = 0.35 + share * 0.9;
      if (i > 0)
        sheet.stroke(geo.part(rib, 0.2, 0.97), w * 0.024 * tone, share > 0.62 ? "sea" : "haze", {
          taper: "start",
        });
    });
    if (shaded > 0) {
      const shade = geo.smooth([
        [-w * 0.7, 0],
        [-w * 0.5, -h * 0.36],
        [-w * 0.16, -h * 0.68],
        [-w * (0.3 - shaded * 0.3), -h * 0.36],
        [-w * (0.55 - shaded * 0.4), 0],
      ]);
      sheet.clip(face, () => sheet.shape(shade, "lagoon", 0.8));
    }
    sheet.stroke(front, w * 0.03, "sand", { taper: "start", jitter: 0.1 });
    sheet.stroke(ridge, w * 0.02, "ink", { jitter: 0.12 });
  });
}

/** The podium with its stair and the dark sea wall. */
function podium(sheet: Sheet): void {
  const top = 664;
  sheet.shape(
    geo.line([906, 722, 1006, top, 1830, top, 1868, 690, 1940, 690, 1940, 762, 906, 762]),
    "salmon",
    0.8,
  );
  for (let i = 0; i < 7; i++)
    sheet.stroke(
      [
        [1000 - i * 12, top + 4 + i * 8],
        [1110 - i * 4, top + 4 + i * 8],
      ],
      3.4,
      "sand",
    );
  for (let i = 0; i < 25; i++) sheet.shape(geo.rect(1140 + i * 28, top + 24, 18, 8), "ink", 0.6);
  for (let i = 0; i < 26; i++) {
    const x = 1010 + i * 33 + 12 * noise.at(i * 3.7, 1, 4);
    sheet.stroke(
      [
        [x, top - 13],
        [x + 1, top + 2],
      ],
      5,
      "ink",
      { taper: "start" },
    );
    sheet.dot(x, top - 15, 2.6, "ink");
  }
  for (const [y, from, to] of [
    [50, 1130, 1500],
    [44, 1520, 1800],
    [14, 1200, 1420],
    [13, 1560, 1760],
  ] as const)
    sheet.stroke(
      [
        [from, top + y],
        [to, top + y],
      ],
      3.4,
      "red",
      { tone: (x) => 0.7 + noise.at(x / 40, y, 2) },
    );
  sheet.stroke(geo.line([910, 724, 1930, 724]), 5, "ink", { taper: "none" });
  sheet.shape(geo.line([900, 736, 1940, 730, 1940, 782, 906, 782]), "ink", 1);
  for (let i = 0; i < 67; i++)
    sheet.stroke(
      [
        [912 + i * 15.5, 742],
        [911 + i * 15.5, 776],
      ],
      3.4,
      i % 4 === 1 ? "salmon" : "sea",
      { taper: "end" },
    );
}

/** Shore with a wooded hill and a few roofs, left of the bridge. */
function shore(sheet: Sheet): void {
  hills.far(sheet, hills.rolling(380, 1960, 640, 46, 3), horizon, { body: "haze" });
  buildings.skyline(
    sheet,
    { left: 1490, right: 1930, foot: horizon, low: 60, high: 210 },
    { wall: "haze", window: "mist" },
    5,
  );
  const ridge = geo.smooth(geo.line([-20, 588, 90, 566, 210, 590, 330, 628, 470, 652, 560, 668]));
  hills.green(sheet, ridge, 672, { body: "pine", lit: "leaf" }, 0.8, 4);
  for (const [x, y] of geo.line([70, 630, 122, 646, 196, 634, 262, 650, 330, 654])) {
    sheet.shape(geo.rect(x, y - 14, 20, 14), "sand", 0.5);
    sheet.shape(
      [
        [x - 4, y - 13],
        [x + 10, y - 24],
        [x + 24, y - 13],
      ],
      "red",
      0.5,
    );
  }
}

function harbourBridge(sheet: Sheet): void {
  const deck = 590;
  bridges.deck(
    sheet,
    [
      [430, deck + 22],
      [700, deck],
      [1420, deck],
    ],
    12,
    { road: "ink" },
  );
  for (const x of [500, 570, 630]) sheet.shape(geo.rect(x, deck + 12, 9, 70), "ink", 0.6);
  bridges.arch(sheet, { left: 722, right: 1376, deck, rise: 268, below: 56 }, "ink", 10);
  for (const x of [668, 704]) {
    sheet.shape(geo.line([x, horizon + 4, x + 4, 508, x + 28, 508, x + 32, horizon + 4]), "deep", 0.8);
    sheet.shape(geo.line([x, horizon + 4, x + 4, 508, x + 13, 508, x + 13, horizon + 4]), "sand", 0.8);
    sheet.shape(geo.rect(x - 2, 502, 36, 10), "ink", 0.6);
  }
}

export const scene = new Scene({
  name: "countries/australia",
  size: "wide",
  light: { x: -0.78, y: -0.62 },
  palette: [
    "mist",
    "straw",
    "honey",
    "sand",
    "white",
    "ink",
    "sea",
    "deep",
    "haze",
    "lagoon",
    "salmon",
    "red",
    "leaf",
    "pine",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mist");
    skies.bands(sheet, [
      { top: 505, colour: "sand" },
      { top: 566, colour: "straw" },
      { top: 622, colour: "honey" },
    ]);
    skies.sun(sheet, 905, 560, 84, { disc: "sand", rings: ["straw", "honey"] });
    skies.cloud(sheet, 1080, 150, 620, "white", 4, 2);
    skies.cloud(sheet, 1500, 250, 420, "white", 3, 5);
    skies.cloud(sheet, 560, 330, 300, "sand", 2, 8);
    shore(sheet);
    harbourBridge(sheet);
    const bay = { top: horizon, bottom: 1080 };
    water.flat(sheet, bay, "sea");
    water.swells(sheet, bay, "deep", 1.1, 4);
    water.swells(sheet, { top: 800, bottom: 1080 }, "ink", 0.55, 9);
    water.glitter(sheet, bay, 905, 190, "honey", 1.3, 3);
    water.glitter(sheet, bay, 1500, 420, "haze", 0.6, 13);
    shell(sheet, 1196, 668, 150, 158, { flip: true });
    shell(sheet, 1360, 668, 330, 372);
    shell(sheet, 1530, 668, 250, 268, { shaded: 0.5 });
    shell(sheet, 1668, 668, 180, 176, { shaded: 0.6 });
    podium(sheet);
    sheet.place({ x: 560, y: 800, scale: 1.35 }, () => {
      vehicles.ferry(sheet, { hull: "leaf", cabin: "sand", window: "ink", funnel: "honey", line: "ink" });
    });
    water.foam(sheet, geo.line([410, 808, 700, 806]), 5, "white");
    sheet.place({ x: 330, y: 716, scale: 0.36 }, () =>
      vehicles.sailBoat(sheet, { hull: "ink", sail: "white", second: "red", line: "haze" }),
    );
    const greens = { dark: "pine", base: "leaf", lit: "honey" } as const;
    leaves.eucalypt(
      sheet,
      geo.smooth(geo.line([1960, 30, 1800, 40, 1660, 96, 1580, 190])),
      118,
      greens,
      "ink",
      3,
    );
    leaves.eucalypt(sheet, geo.smooth(geo.line([1960, 120, 1880, 160, 1800, 260])), 110, greens, "ink", 6);
  },
});
