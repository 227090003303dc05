import type { Steps } from "../../../kit/built/things";
import { tramFront } from "../../../kit/built/tram-front";
import { umbrella } from "../../../kit/built/umbrella";
import { geo, type Line, type Point } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Placement, Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";
import { water } from "../../../kit/nature/water";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { type Arm, poses } from "../../../kit/people/poses";
import { gate } from "./3.gate";

/** Where road, rails and the tram's side run to. */
const far = { x: 640, y: 470 };
const tram = { x: 236, y: 716, scale: 1.02 };

/** A line from the near edge towards the vanishing point, up to a share of the way. */
const away = ([x, y]: Point, share = 0.97): Line => [[x, y], geo.mid([x, y], [far.x, far.y], share)];

/** Rainy sky, trees, the gate at the end of the pavement. */
function place(sheet: Sheet): void {
  skies.flat(sheet, "haze");
  skies.cloud(sheet, 500, 70, 700, "slate", 4, 3);
  skies.cloud(sheet, 980, 120, 520, "dusk", 3, 8);
  const wet = { dark: "slate", base: "dusk", lit: "haze" } as const;
  trees.canopy(sheet, geo.line([-20, 380, 240, 350, 520, 400, 700, 380, 940, 350, 1220, 330]), 62, 3, wet, 4);
  sheet.shape(geo.rect(-20, 500, 1240, 420), "slate", 1);
  const pavement: Line = [[1220, 512], [700, 512], ...geo.reverse(away([500, 930], 0.9)), [1220, 930]];
  sheet.place({ x: 862, y: 522 }, () => gate(sheet));
  sheet.shape(pavement, "dusk", 1.2);
  sheet.stroke(geo.move(away([500, 930], 0.9), -4, 2), 16, "cream", { taper: "end" });
  sheet.clip(pavement, () => {
    for (const x of [660, 850, 1060, 1310, 1640])
      sheet.stroke(away([x, 930], 0.88), 4, "slate", { taper: "end" });
    water.glitter(sheet, { top: 520, bottom: 900 }, 870, 70, "straw", 0.9, 4);
  });
  const road = { top: 520, bottom: 900 };
  water.glitter(sheet, { ...road, top: 720 }, 236, 150, "straw", 0.9, 6);
  for (const x of [40, 420]) sheet.stroke(away([x - 60, 960], 0.95), 13, "ink", { taper: "end" });
}

/** The tram with its wire, its near door open and lit. */
function stopped(sheet: Sheet): void {
  sheet.bar(geo.line([-20, -146, 292, 112, far.x, far.y - 70]), 3.4, "ink");
  sheet.place({ ...tram, flip: true }, () => {
    const vanish: Point = [(tram.x - far.x) / tram.scale, (far.y - tram.y) / tram.scale];
    tramFront(sheet, vanish, {
      body: "leaf",
      shade: "pine",
      band: "straw",
      glass: "ink",
      glint: "slate",
      lamp: "honey",
      tail: "red",
      dark: "ink",
    });
    const at = (y: number, t: number): Point => geo.mid([-178, y], vanish, t);
    const part = (from: number, to: number, high: number, low: number): Line => [
      at(high, from),
      at(low, from),
      at(low, to),
      at(high, to),
    ];
    sheet.shape(part(0.13, 0.26, -406, -34), "ink", 0.6);
    sheet.shape(part(0.145, 0.245, -394, -40), "honey", 0.5);
    sheet.shape(part(0.145, 0.165, -394, -40), "straw", 0.4);
    sheet.shape(part(0.13, 0.26, -40, -22), "cream", 0.4);
    sheet.bar([at(-300, 0.2), at(-60, 0.2)], 4, "timber");
  });
}

const dark = { base: "ink", shade: "ink", lit: "slate" } as const;
/** A visitor with an umbrella, held up before the chest. */
type Walker = {
  readonly at: Placement;
  readonly shade: Placement;
  readonly cloth: Steps;
  readonly person: Person;
};

const stride = poses.mirrored(poses.walking);
const holding: Arm = { elbow: [192, 372], wrist: [40, 300], hand: "fist", handTurn: -20, thumb: "left" };

const walkers: readonly Walker[] = [
  {
    at: { x: 672, y: 470, scale: 0.18 },
    shade: { x: 680, y: 524, scale: 0.36, turn: 3 },
    cloth: { base: "honey", shade: "timber", lit: "cream" },
    person: {
      look: { ...heads.arjun, skin: "brown" },
      outfit: {
        kind: "jacket",
        cloth: { base: "red", shade: "brick", lit: "straw" },
        trousers: dark,
        shoes: "ink",
      },
      pose: { ...stride, right: holding },
    },
  },
  {
    at: { x: 1062, y: 472, scale: 0.32 },
    shade: { x: 1076, y: 560, scale: 0.62, turn: 5 },
    cloth: { base: "leaf", shade: "pine", lit: "haze" },
    person: {
      look: {
        ...heads.fatima,
        skin: "brown",
        headwear: { kind: "hijab", base: "cream", lit: "cream", shade: "straw" },
      },
      outfit: {
        kind: "kurta",
        cloth: { base: "honey", shade: "timber", lit: "cream" },
        trousers: dark,
        shoes: "ink",
      },
      pose: { ...stride, right: holding },
    },
  },
  {
    at: { x: 868, y: 486, scale: 0.36 },
    shade: { x: 852, y: 590, scale: 0.74, turn: -6 },
    cloth: { base: "red", shade: "brick", lit: "straw" },
    person: {
      look: { ...heads.asha, hair: "braid", earrings: undefined },
      outfit: {
        kind: "hoodie",
        cloth: { base: "sea", shade: "ink", lit: "haze" },
        trousers: dark,
        shoes: "white",
      },
      pose: { ...poses.walking, right: holding },
    },
  },
];

/** Visitors who have stepped out walk to the gate. */
function visitors(sheet: Sheet): void {
  for (const { at, shade, cloth, person } of walkers) {
    sheet.place(shade, () => umbrella(sheet, cloth, "ink"));
    sheet.place(at, () => figure(sheet, { ...person, rear: true }));
  }
}

export const scene = new Scene({
  name: "gallery/university-visit/3",
  size: "card",
  people: true,
  light: { x: -0.6, y: -0.8 },
  palette: [
    "haze",
    "slate",
    "dusk",
    "straw",
    "timber",
    "cream",
    "red",
    "brick",
    "honey",
    "ink",
    "leaf",
    "pine",
    "sea",
    "white",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    place(sheet);
    stopped(sheet);
    visitors(sheet);
    skies.rain(sheet, { x: -20, y: -40, w: 1280, h: 900 }, 200, "cream");
  },
});
