import { buildings } from "../../../kit/built/buildings";
import { festoon } from "../../../kit/built/festoon";
import { gopuram } from "../../../kit/built/gopuram";
import { geo } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { hills } from "../../../kit/nature/hills";
import { leaves } from "../../../kit/nature/leaves";
import { skies } from "../../../kit/nature/skies";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { type Arm, poses } from "../../../kit/people/poses";
import { bulb } from "./4.bulb";
import { frontRow } from "./4.front-row";
import { roofTerrace } from "./4.roof-terrace";

const red = { base: "red", shade: "plum", lit: "orange" } as const;
const gold = { base: "marigold", shade: "orange", lit: "straw" } as const;
const sea = { base: "sea", shade: "deep", lit: "haze" } as const;
const leaf = { base: "leaf", shade: "deep", lit: "straw" } as const;
const white = { base: "white", shade: "haze", lit: "white" } as const;
const dark = { base: "ink", shade: "night", lit: "sea" } as const;
const plum = { base: "plum", shade: "ink", lit: "red" } as const;

/** Sky after sunset, the hills, the city with its temple tower. */
function dusk(sheet: Sheet): void {
  skies.flat(sheet, "ink");
  skies.bands(sheet, [
    { top: 170, colour: "deep" },
    { top: 290, colour: "plum" },
    { top: 372, colour: "red" },
    { top: 424, colour: "orange" },
    { top: 462, colour: "marigold" },
  ]);
  skies.stars(sheet, 200, 40, "straw", 6);
  skies.cloud(sheet, 300, 262, 460, "plum", 3, 3);
  skies.cloud(sheet, 900, 330, 520, "red", 3, 6);
  hills.far(
    sheet,
    hills.ridge(
      geo.line([-20, 470, 140, 410, 300, 440, 520, 380, 720, 430, 900, 392, 1060, 440, 1220, 420]),
      12,
      4,
    ),
    560,
    { body: "plum", hatch: "ink" },
  );
  buildings.skyline(
    sheet,
    { left: -20, right: 1230, foot: 600, low: 30, high: 110 },
    { wall: "ink", window: "marigold" },
    9,
  );
  gopuram(
    sheet,
    { x: 742, y: 560, half: 62, tiers: 7 },
    { wall: "night", second: "ink", mark: "marigold", line: "red" },
  );
}

const bulbInks = { halo: "plum", glow: "orange", glass: "straw", metal: "night" } as const;

const round = (side: 1 | -1): Arm => ({
  elbow: [side * 236, 300],
  wrist: [side * 330, 240],
  hand: "relaxed",
  handTurn: side * 100,
  thumb: "left",
  behind: true,
});
const folded: Pick<typeof poses.standing, "left" | "right"> = {
  left: { elbow: [-200, 392], wrist: [-30, 380], hand: "relaxed", handTurn: 84, thumb: "left" },
  right: { elbow: [204, 388], wrist: [30, 350], hand: "relaxed", handTurn: -82, thumb: "right" },
};

function put(sheet: Sheet, x: number, y: number, scale: number, turn: number, person: Person): void {
  const outfit = { trousers: dark, shoes: "night", ...person.outfit } as const;
  sheet.place({ x, y, scale, turn }, () => figure(sheet, { ...person, outfit }));
}

/** The back row, standing. */
function standing(sheet: Sheet): void {
  put(sheet, 118, 268, 0.46, -2, {
    look: { ...heads.ravi, skin: "tan", yaw: 0.3 },
    outfit: { kind: "shirt", cloth: sea },
    pose: { ...poses.standing, right: round(1) },
  });
  put(sheet, 304, 300, 0.44, 2, {
    look: {
      ...heads.fatima,
      yaw: -0.1,
      mouth: "teeth",
      headwear: { kind: "hijab", base: "marigold", lit: "straw", shade: "orange" },
    },
    outfit: { kind: "kameez", cloth: plum, accent: "marigold" },
    pose: {
      ...poses.standing,
      left: { elbow: [-204, 392], wrist: [-66, 432], hand: "press", handTurn: 104, thumb: "left" },
      right: { elbow: [204, 392], wrist: [70, 412], hand: "press", handTurn: 252, thumb: "right" },
    },
  });
  put(sheet, 470, 258, 0.47, -1, {
    look: { ...heads.kumar, skin: "brown", yaw: 0.2, hair: "afro", beard: "short" },
    outfit: { kind: "jacket", cloth: dark, second: white },
    pose: { ...poses.standing, ...folded },
  });
  put(sheet, 1042, 282, 0.46, 3, {
    look: {
      ...heads.arjun,
      skin: "tan",
      yaw: -0.5,
      mouth: "teeth",
      hair: "side-part",
      spectacles: { kind: "square", colour: "ink" },
    },
    outfit: { kind: "hoodie", cloth: gold, accent: "white" },
    pose: poses.mirrored({
      ...poses.waving,
      left: { elbow: [-244, 296], wrist: [-224, 96], hand: "open", handTurn: -14, thumb: "right" },
    }),
  });
  put(sheet, 646, 296, 0.45, 0, {
    look: {
      ...heads.lakshmi,
      lips: "red",
      age: "adult",
      mouth: "teeth",
      hairColours: { base: "ink", lit: "haze" },
    },
    outfit: { kind: "sari", cloth: red, second: gold, accent: "marigold" },
    pose: poses.standing,
  });
  put(sheet, 890, 300, 0.44, -3, {
    look: { ...heads.meera, skin: "tan", yaw: -0.4, lips: "red", hair: "wavy" },
    outfit: { kind: "kameez", cloth: leaf, second: gold, accent: "marigold" },
    pose: { ...poses.standing, left: round(-1) },
  });
  put(sheet, 778, 246, 0.48, 2, {
    look: {
      ...heads.gurpreet,
      skin: "brown",
      yaw: -0.3,
      mouth: "teeth",
      headwear: { kind: "turban", base: "red", lit: "orange", shade: "plum" },
    },
    outfit: { kind: "kurta", cloth: white, accent: "marigold", trousers: white },
    pose: poses.standing,
  });
}

export const scene = new Scene({
  name: "gallery/alumni-meet-2025-august/4",
  size: "card",
  people: true,
  light: { x: -0.5, y: -0.86 },
  palette: [
    "night",
    "ink",
    "deep",
    "sea",
    "haze",
    "straw",
    "marigold",
    "orange",
    "red",
    "plum",
    "leaf",
    "white",
    ...palette.skin("brown"),
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    dusk(sheet);
    roofTerrace(sheet, { wall: "sea", rim: "haze", hole: "ink", floor: "plum", tile: "red" });
    for (const x of [24, 1176]) sheet.bar(geo.line([x, 616, x, 30]), 9, "night");
    standing(sheet);
    frontRow(sheet);
    const hang = (r: number) => (x: number, y: number, i: number) =>
      bulb(sheet, x, y, r * (1 + 0.1 * noise.at(i, r, 2)), bulbInks);
    festoon(sheet, [24, 112], [1176, 112], 34, 9, "night", hang(10));
    festoon(sheet, [24, 36], [600, -76], 44, 5, "night", hang(14));
    festoon(sheet, [600, -76], [1176, 36], 44, 5, "night", hang(14));
    const greens = { dark: "night", base: "deep", lit: "leaf" } as const;
    leaves.frond(sheet, geo.smooth(geo.line([-30, 900, 60, 780, 170, 800])), 64, greens, 3);
    leaves.frond(sheet, geo.smooth(geo.line([1230, 910, 1150, 790, 1060, 812])), 64, greens, 5);
  },
});
