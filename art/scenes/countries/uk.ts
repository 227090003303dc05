import { buildings } from "../../kit/built/buildings";
import { vehicles } from "../../kit/built/vehicles";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { branches } from "./uk.plane-leaf";
import { towerBridge } from "./uk.tower-bridge";
import { tug } from "./uk.tug";

const tide = 800;
const bridge = { x: 1352, y: 682 } as const;

/** The City behind: a pickle-shaped tower, a wedge, a cupola, all in one tint. */
function city(sheet: Sheet): void {
  buildings.skyline(sheet, { left: -20, right: 1950, foot: tide, low: 40, high: 150 }, { wall: "haze" }, 6);
  sheet.shape(
    geo.smooth(geo.line([700, 800, 688, 700, 700, 610, 738, 556, 776, 610, 788, 700, 776, 800])),
    "haze",
    1,
  );
  for (const t of [-0.7, -0.3, 0.1, 0.5])
    sheet.stroke(
      geo.smooth([
        [738 + t * 46, 770],
        [738 + (t + 0.25) * 44, 690],
        [738 + (t + 0.3) * 26, 610],
      ]),
      4,
      "mist",
    );
  sheet.shape(geo.line([560, 800, 560, 640, 620, 590, 632, 800]), "haze", 1);
  sheet.shape(geo.rect(300, 726, 120, 80), "haze", 1);
  buildings.dome(sheet, 360, 700, 44, 52, { body: "haze", shade: "haze", rib: "mist" });
  sheet.shape(geo.rect(318, 698, 84, 30), "haze", 1);
  sheet.stroke(geo.line([360, 656, 360, 608]), 8, "haze", { taper: "end" });
  buildings.skyline(
    sheet,
    { left: -20, right: 900, foot: tide, low: 16, high: 66 },
    { wall: "slate", window: "straw" },
    11,
  );
  buildings.skyline(
    sheet,
    { left: 1780, right: 1950, foot: tide, low: 60, high: 150 },
    { wall: "slate", window: "straw" },
    4,
  );
}

/** The old fortress on the bank, its keep with four capped turrets, and the arches that carry the road past it. */
function bank(sheet: Sheet): void {
  sheet.shape(geo.rect(549, 692, 228, 112), "dusk", 1);
  for (let y = 704; y < 790; y += 12)
    sheet.stroke(geo.line([553, y, 775, y]), 2.4, "slate", { tone: (x) => 0.5 + noise.at(x / 18, y, 4) });
  for (let i = 0; i < 5; i++) sheet.shape(buildings.arch(562 + i * 43, 726, 30, 84), "slate", 0.6);
  for (const [x, top, w] of [
    [392, 690, 26],
    [506, 694, 24],
    [432, 684, 20],
    [468, 686, 20],
  ] as const) {
    sheet.shape(geo.rect(x - w / 2, top, w, 110), "cream", 0.6);
    sheet.shape(geo.rect(x + w * 0.1, top, w * 0.4, 110), "dusk", 0.6);
    sheet.shape(geo.arc(x, top + 1, w * 0.56, 17, 180, 360, 12), "ink", 0.5);
    sheet.bar(
      [
        [x, top - 16],
        [x, top - 32],
      ],
      2,
      "ink",
    );
  }
  sheet.shape(geo.rect(386, 716, 128, 90), "cream", 0.6);
  sheet.shape(geo.rect(470, 716, 44, 90), "dusk", 0.6);
  buildings.windows(sheet, { x: 400, y: 728, w: 100, h: 50 }, 5, 2, "ink", { arched: true, fill: 0.4 });
  for (let x = 386; x < 512; x += 12) sheet.shape(geo.rect(x, 709, 7, 8), "cream", 0.4);
  for (const x of [330, 356, 540, 572, 598]) sheet.shape(geo.arc(x, 790, 26, 24, 0, 350, 18), "ink", 4);
  sheet.shape(geo.rect(300, 786, 480, 18), "ink", 1);
  for (let i = 0; i < 20; i++)
    sheet.stroke(
      [
        [310 + i * 24, 791],
        [324 + i * 24, 791],
      ],
      3,
      "slate",
    );
}

/** The river at slack tide with the bridge's stones in it. */
function river(sheet: Sheet): void {
  const area = { top: tide, bottom: 1080 };
  water.flat(sheet, area, "slate");
  water.swells(sheet, area, "ink", 1.1, 3);
  for (const x of [bridge.x - 186, bridge.x + 186]) {
    water.reflection(sheet, geo.rect(x - 60, 300, 120, 500), tide, "cream", 0.44, 10, x);
    water.reflection(sheet, geo.rect(x + 4, 330, 50, 470), tide, "ink", 0.44, 8, x + 1);
  }
  water.glitter(sheet, area, 420, 360, "straw", 1, 9);
  water.glitter(sheet, area, 1352, 300, "haze", 0.6, 4);
}

/** The embankment: a granite parapet. */
function embankment(sheet: Sheet): void {
  sheet.shape(geo.line([1400, 1100, 1440, 1024, 1960, 984, 1960, 1100]), "ink", 1.2);
  sheet.shape(geo.line([1430, 1026, 1438, 1006, 1960, 962, 1960, 988]), "dusk", 1);
  sheet.stroke(geo.line([1440, 1009, 1960, 966]), 5, "cream", { tone: (x) => 0.7 + noise.at(x / 50, 2, 3) });
  for (let i = 0; i < 9; i++)
    sheet.stroke(
      [
        [1462 + i * 60, 1032 - i * 4.6],
        [1450 + i * 62, 1080],
      ],
      4,
      "slate",
    );
}

/** Two students from behind at the wall; she points at the bridge. */
function students(sheet: Sheet): void {
  const hair = { base: "ink", lit: "brick" } as const;
  const gold = { base: "honey", shade: "orange", lit: "straw" } as const;
  sheet.place({ x: 1736, y: 864, scale: 0.27 }, () =>
    figure(sheet, {
      look: { ...heads.arjun, skin: "brown", hairColours: hair },
      outfit: {
        kind: "hoodie",
        cloth: gold,
        second: gold,
        trousers: { base: "lagoon", shade: "slate", lit: "haze" },
      },
      pose: poses.standing,
      rear: true,
    }),
  );
  sheet.place({ x: 1630, y: 890, scale: 0.26 }, () =>
    figure(sheet, {
      look: { ...heads.nisha, skin: "brown", tilt: 5, hair: "wavy", hairColours: hair },
      outfit: {
        kind: "jacket",
        cloth: { base: "red", shade: "brick", lit: "orange" },
        second: gold,
        trousers: { base: "dusk", shade: "slate", lit: "cream" },
      },
      pose: {
        ...poses.standing,
        left: { elbow: [-252, 330], wrist: [-352, 168], hand: "point", handTurn: -32, thumb: "right" },
      },
      rear: true,
    }),
  );
}

export const scene = new Scene({
  name: "countries/uk",
  size: "wide",
  people: true,
  light: { x: -0.8, y: -0.5 },
  palette: [
    ...palette.skin("brown"),
    "mist",
    "blush",
    "sand",
    "cream",
    "haze",
    "slate",
    "straw",
    "ink",
    "lagoon",
    "red",
    "brick",
    "orange",
    "honey",
    "dusk",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "blush");
    skies.bands(sheet, [
      { top: 560, colour: "sand" },
      { top: 660, colour: "straw" },
    ]);
    skies.cloud(sheet, 1200, 120, 560, "sand", 3, 4);
    skies.cloud(sheet, 560, 420, 480, "sand", 3, 8);
    city(sheet);
    sheet.place(bridge, () =>
      towerBridge(
        sheet,
        {
          stone: "cream",
          shade: "dusk",
          line: "ink",
          roof: "slate",
          steel: "ink",
          steelLit: "lagoon",
          glass: "honey",
        },
        () => {
          sheet.place({ x: -392, y: 2, scale: 0.42 }, () =>
            vehicles.bus(sheet, { body: "red", window: "ink", line: "ink", stripe: "cream" }, 2),
          );
          sheet.place({ x: 330, y: 3, scale: 0.42, flip: true }, () =>
            vehicles.bus(sheet, { body: "red", window: "ink", line: "ink", stripe: "cream" }, 2),
          );
        },
      ),
    );
    bank(sheet);
    river(sheet);
    tug(sheet, 610, 930);
    embankment(sheet);
    students(sheet);
    branches(sheet);
    skies.birds(sheet, 980, 330, 16, 3, "ink");
  },
});
