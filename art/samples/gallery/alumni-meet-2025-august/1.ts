import { crook } from "../../../kit/built/umbrella";
import { geo } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { type Colour, palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";
import { figure, type Person } from "../../../kit/people/figure";
import { holding } from "../../../kit/people/hands-holding";
import { heads } from "../../../kit/people/heads";
import type { Cloth } from "../../../kit/people/limb";
import { type Arm, type Pose, poses } from "../../../kit/people/poses";
import { openUmbrella } from "./1.open-umbrella";
import { portico } from "./1.portico";

const red = { base: "red", shade: "plum", lit: "orange" } as const;
const gold = { base: "marigold", shade: "orange", lit: "straw" } as const;
const sea = { base: "sea", shade: "deep", lit: "haze" } as const;
const dark = { base: "ink", shade: "night", lit: "slate" } as const;
const white = { base: "white", shade: "haze", lit: "white" } as const;

/** An arm whose fist closes round an umbrella's shaft beside the head, the shaft leaning by `tilt`. */
const hold = (sheet: Sheet, side: 1 | -1, tilt: number): Arm => {
  const lie = { handTurn: side * -62, thumb: side === 1 ? "right" : "left" } as const;
  return {
    ...lie,
    elbow: [side * 240, 352],
    wrist: [side * 218, 200],
    hand: "grip",
    held: () =>
      holding.upright(sheet, lie, () => sheet.bar(geo.turn(geo.line([0, 132, 0, -84]), tilt), 9, "haze")),
  };
};
/** Legs on two steps, seen from behind. */
const climbing = (side: 1 | -1): Pose["legs"] =>
  side === 1
    ? [
        { knee: [-60, 800], ankle: [-64, 1110], toe: 0 },
        { knee: [70, 740], ankle: [66, 1000], toe: 0 },
      ]
    : [
        { knee: [-70, 740], ankle: [-66, 1000], toe: 0 },
        { knee: [60, 800], ankle: [64, 1110], toe: 0 },
      ];

/** Someone on the steps, umbrella in hand. */
function guest(
  sheet: Sheet,
  at: { x: number; y: number; scale: number; turn?: number },
  person: Person,
  brolly: { side: 1 | -1; tilt: number; r: number; cloth: Cloth; handle?: Colour },
): void {
  const { side, tilt, r, cloth, handle = cloth.base } = brolly;
  const base = person.pose ?? { ...poses.standing, legs: climbing(side) };
  const pose: Pose = { ...base, [side === 1 ? "right" : "left"]: hold(sheet, side, tilt) };
  sheet.place(at, () => {
    figure(sheet, {
      rear: true,
      ...person,
      pose,
      outfit: { trousers: dark, ...person.outfit },
    });
    const lean = 75 * Math.tan((tilt * Math.PI) / 180);
    sheet.place({ x: side * 167 + lean, y: 98 }, () =>
      openUmbrella(sheet, tilt, r, cloth, { metal: "haze" }),
    );
    sheet.place({ x: side * 167, y: 173, turn: tilt }, () => {
      sheet.bar(geo.line([0, -32, 0, -64]), 17, handle);
      sheet.place({ y: 18, scale: 1.6, flip: side === -1 }, () => crook(sheet, handle));
    });
  });
}

/** Wet steps, each with a bright edge and the doors' light on it. */
function steps(sheet: Sheet): void {
  const edges = [500, 524, 552, 586, 626, 674, 732, 802, 884, 960];
  sheet.shape(geo.rect(-10, 500, 1220, 410), "ink", 1);
  edges.slice(0, -1).forEach((top, i) => {
    const next = edges[i + 1] ?? 920;
    const half = 330 + i * i * 7 + i * 34;
    const tread = top + (next - top) * 0.56;
    sheet.shape(
      [
        [600 - half, top],
        [600 + half, top],
        [600 + half + 14, tread],
        [600 - half - 14, tread],
      ],
      "slate",
      1,
    );
    sheet.shape(
      [
        [600 - half - 14, tread],
        [600 + half + 14, tread],
        [600 + half + 14, next],
        [600 - half - 14, next],
      ],
      "deep",
      1,
    );
    const random = noise.stream(i + 3);
    for (let k = 0; k < 15; k++) {
      const door = 424 + (k % 3) * 176;
      const x = 600 + (door - 600) * (1 + i * 0.13) + random.bell() * (70 + i * 12);
      const long = random.range(30, 90) * (1 + i * 0.14);
      sheet.stroke(
        [
          [x - long, top + random.range(0.12, 0.9) * (tread - top)],
          [x + long, top + random.range(0.12, 0.9) * (tread - top)],
        ],
        random.range(3, 6) + i * 0.5,
        k % 3 === 0 ? "marigold" : k % 3 === 1 ? "straw" : "orange",
      );
    }
    sheet.stroke(geo.line([600 - half - 14, tread, 600 + half + 14, tread]), 3.4 + i * 0.3, "haze", {
      taper: "none",
      tone: (x) => 1.1 - Math.abs(x - 600) / (half * 1.1) + 0.5 * noise.at(x / 40, i, 3),
    });
  });
}

export const scene = new Scene({
  name: "gallery/alumni-meet-2025-august/1",
  size: "card",
  people: true,
  light: { x: 0.35, y: -0.94 },
  palette: [
    "night",
    "ink",
    "deep",
    "sea",
    "slate",
    "haze",
    "straw",
    "marigold",
    "orange",
    "red",
    "plum",
    "white",
    ...palette.skin("brown"),
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "slate");
    skies.bands(sheet, [
      { top: 250, colour: "plum" },
      { top: 400, colour: "red" },
    ]);
    skies.cloud(sheet, 260, 70, 620, "ink", 5, 2);
    skies.cloud(sheet, 960, 110, 520, "ink", 4, 5);
    skies.cloud(sheet, 1040, 240, 380, "slate", 3, 8);
    const greens = { dark: "night", base: "ink", lit: "deep" } as const;
    trees.palm(sheet, 60, 560, 420, 40, greens, { bark: "night", ring: "ink" }, 4);
    trees.palm(sheet, 1150, 560, 470, -34, greens, { bark: "night", ring: "ink" }, 7);
    for (const [left, right] of [
      [-30, 140],
      [1060, 1230],
    ] as const)
      trees.canopy(
        sheet,
        geo.line([left, 452, (left + right) / 2, 430, right, 450]),
        40,
        2,
        { dark: "night", base: "ink", lit: "plum" },
        left,
      );
    portico(sheet, {
      wall: "slate",
      dark: "ink",
      glow: "marigold",
      shade: "plum",
      stone: "haze",
      bright: "straw",
      light: "white",
      warm: "orange",
    });
    steps(sheet);
    guest(
      sheet,
      { x: 596, y: 336, scale: 0.22 },
      { look: heads.nisha, outfit: { kind: "kameez", cloth: sea, accent: "marigold" } },
      { side: -1, tilt: -6, r: 220, cloth: gold },
    );
    guest(
      sheet,
      { x: 694, y: 352, scale: 0.25 },
      {
        look: {
          ...heads.gurpreet,
          skin: "tan",
          headwear: { kind: "turban", base: "orange", lit: "straw", shade: "red" },
        },
        outfit: { kind: "jacket", cloth: dark, second: white },
      },
      { side: 1, tilt: 6, r: 230, cloth: sea },
    );
    guest(
      sheet,
      { x: 836, y: 356, scale: 0.38, turn: -3 },
      {
        look: { ...heads.asha, skin: "tan" },
        outfit: { kind: "sari", cloth: gold, second: red, accent: "red" },
      },
      { side: 1, tilt: 8, r: 250, cloth: red, handle: "white" },
    );
    guest(
      sheet,
      { x: 376, y: 376, scale: 0.45, turn: 3 },
      { look: { ...heads.arjun, skin: "tan" }, outfit: { kind: "jacket", cloth: sea, second: white } },
      { side: 1, tilt: -14, r: 250, cloth: dark },
    );
    guest(
      sheet,
      { x: 1046, y: 440, scale: 0.56, turn: -4 },
      {
        look: { ...heads.kumar, skin: "brown" },
        outfit: { kind: "kurta", cloth: white, accent: "marigold", trousers: white },
      },
      { side: 1, tilt: 4, r: 260, cloth: sea },
    );
    guest(
      sheet,
      { x: 206, y: 476, scale: 0.68, turn: 4 },
      {
        look: { ...heads.meera, skin: "brown" },
        outfit: { kind: "kameez", cloth: red, second: gold, accent: "marigold" },
      },
      { side: -1, tilt: 6, r: 290, cloth: gold },
    );
    skies.rain(sheet, { x: -20, y: -40, w: 1300, h: 900 }, 210, "haze");
    skies.rain(sheet, { x: 0, y: -40, w: 1260, h: 860 }, 60, "white");
  },
});
