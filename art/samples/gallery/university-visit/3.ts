import type { Steps } from "../../../kit/built/things";
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
import { tram } from "./3.tram";

/** Where road, rails and the tram's side run to. */
const far = { x: 640, y: 470 };
const stop = { x: 236, y: 716, scale: 1.02 };

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
  for (const x of [-394, 163]) sheet.stroke(away([x, 930], 0.95), 13, "ink", { taper: "end" });
}

/** The tram with its wire, its near door open and lit. */
function stopped(sheet: Sheet): void {
  sheet.stroke(geo.line([-20, -137, 236, 98, far.x, far.y]), 5, "ink", { taper: "end", jitter: 0.05 });
  sheet.place({ ...stop, flip: true }, () => {
    const vanish: Point = [(stop.x - far.x) / stop.scale, (far.y - stop.y) / stop.scale];
    tram(sheet, vanish, {
      body: "leaf",
      shade: "pine",
      band: "straw",
      glass: "ink",
      glint: "slate",
      lamp: "honey",
      tail: "red",
      dark: "ink",
      steel: "dusk",
    });
    const at = (y: number, t: number): Point => geo.mid([-178, y], vanish, t);
    const part = (from: number, to: number, high: number, low: number): Line => [
      at(high, from),
      at(low, from),
      at(low, to),
      at(high, to),
    ];
    sheet.shape(part(0.13, 0.26, -406, -64), "ink", 0.6);
    sheet.shape(part(0.145, 0.245, -394, -68), "honey", 0.5);
    sheet.shape(part(0.145, 0.165, -394, -68), "straw", 0.4);
    sheet.shape(part(0.125, 0.265, -68, -50), "cream", 0.4);
    sheet.bar([at(-300, 0.2), at(-80, 0.2)], 4, "timber");
  });
}

const dark = { base: "ink", shade: "ink", lit: "slate" } as const;

type Walker = {
  readonly at: Placement;
  readonly cloth: Steps;
  /** The hand that holds the umbrella, and by how many degrees it leans over the head. */
  readonly side: 1 | -1;
  readonly lean: number;
  readonly person: Person;
};

/** The arm that holds the umbrella up beside the shoulder, the fist about its shaft; `side` 1 is the page's right. */
function under(sheet: Sheet, side: 1 | -1, cloth: Steps, lean: number): Arm {
  const handTurn = side * 52;
  const upright = { y: -64, turn: side * (handTurn - lean), flip: side === 1 };
  return {
    elbow: [side * 206, 404],
    wrist: [side * 204, 280],
    hand: "grip",
    handTurn,
    thumb: side === 1 ? "left" : "right",
    held: () =>
      sheet.place(upright, () => sheet.place({ y: 74, scale: 1.8 }, () => umbrella(sheet, cloth, "ink"))),
  };
}

const stride = poses.mirrored(poses.walking);

const walkers: readonly Walker[] = [
  {
    at: { x: 690, y: 472, scale: 0.19 },
    side: -1,
    lean: 19,
    cloth: { base: "honey", shade: "timber", lit: "cream" },
    person: {
      look: { ...heads.arjun, skin: "brown" },
      outfit: {
        kind: "jacket",
        cloth: { base: "red", shade: "brick", lit: "straw" },
        trousers: dark,
        shoes: "ink",
      },
      pose: poses.walking,
    },
  },
  {
    at: { x: 822, y: 476, scale: 0.27 },
    side: 1,
    lean: -20,
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
      pose: stride,
    },
  },
  {
    at: { x: 980, y: 482, scale: 0.35 },
    side: 1,
    lean: -20,
    cloth: { base: "red", shade: "brick", lit: "straw" },
    person: {
      look: { ...heads.asha, hair: "braid", earrings: undefined },
      outfit: {
        kind: "hoodie",
        cloth: { base: "sea", shade: "ink", lit: "haze" },
        trousers: dark,
        shoes: "white",
      },
      pose: poses.walking,
    },
  },
];

/** Visitors who have stepped out walk to the gate, each under an umbrella of their own. */
function visitors(sheet: Sheet): void {
  for (const { at, cloth, side, lean, person } of walkers)
    sheet.place(at, () => {
      sheet.stroke(skies.streak(-120, 1142, 420, 6), 44, "slate");
      const walk = person.pose ?? poses.walking;
      const arm = under(sheet, side, cloth, lean);
      const pose = side === 1 ? { ...walk, right: arm } : { ...walk, left: arm };
      figure(sheet, { ...person, rear: true, pose });
    });
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
    skies.rain(sheet, { x: -20, y: -40, w: 1280, h: 900 }, 200, "cream");
    visitors(sheet);
  },
});
