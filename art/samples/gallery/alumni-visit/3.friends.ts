import { geo } from "../../../kit/core/geo";
import type { Sheet } from "../../../kit/core/sheet";
import { cast } from "../../../kit/people/cast";
import type { Person } from "../../../kit/people/figure";
import { type Arm, poses } from "../../../kit/people/poses";
import { reach } from "../../../kit/people/reach";

const hairColours = { base: "ink", lit: "slate" } as const;
const red = { base: "red", shade: "brownShade", lit: "white" } as const;
const dark = { base: "ink", shade: "ink", lit: "slate" } as const;
const turban = { kind: "turban", base: "ink", lit: "lagoon", shade: "ink" } as const;

/** Middle, height of the eyes, size, and who. */
type Place = readonly [x: number, y: number, scale: number, person: Person];

const hung = (side: 1 | -1): Arm => ({
  elbow: [side * 190, 398],
  wrist: [side * 160, 580],
  hand: "relaxed",
  handTurn: 180 - side * 8,
  thumb: side === 1 ? "left" : "right",
});

/** A hand that lies on the wall's coping; the fingers point `handTurn` degrees inwards from straight up. */
const resting = (side: 1 | -1, wrist: number, handTurn = 98): Arm => ({
  elbow: [side * 204, 396],
  wrist: [side * wrist, 490],
  hand: "press",
  handTurn: side * -handTurn,
  thumb: side === 1 ? "right" : "left",
});

/** The three of the row behind. */
export function backRow(sheet: Sheet): readonly Place[] {
  return [
    [
      120,
      380,
      0.42,
      {
        look: {
          ...cast.benny,
          skin: "brown",
          traits: { ...cast.benny.traits, brow: "rounded", mouth: "smile" },
          hairColours,
          yaw: 0.5,
          tilt: 3,
          build: "slim",
        },
        outfit: {
          kind: "shirt",
          folds: "body",
          cloth: { base: "lagoon", shade: "pine", lit: "haze" },
          trousers: dark,
        },
        pose: { ...poses.standing, left: hung(-1), right: hung(1) },
        carry: () => {
          for (const side of [-1, 1])
            sheet.stroke(
              geo.smooth(geo.line([side * 84, 146, side * 92, 230, side * 80, 330, side * 96, 420])),
              25,
              "ink",
              { taper: "none", jitter: 0.06 },
            );
        },
      },
    ],
    [
      344,
      352,
      0.41,
      {
        look: {
          ...cast.harbir,
          traits: { ...cast.harbir.traits, mouth: "grin", brow: "straight" },
          hairColours,
          yaw: -0.3,
          tilt: 2,
          headwear: turban,
          build: "broad",
        },
        outfit: {
          kind: "kurta",
          folds: "body",
          cloth: { base: "white", shade: "dusk", lit: "white" },
          accent: "red",
          trousers: dark,
        },
        pose: { ...poses.standing, left: hung(-1), right: hung(1) },
      },
    ],
    [
      580,
      378,
      0.42,
      {
        look: { ...cast.joel, skin: "wheat", hairColours, yaw: -0.6, tilt: -4, build: "stout" },
        outfit: { kind: "sweater", folds: "body", cloth: red, trousers: dark },
        pose: { ...poses.standing, left: hung(-1), right: reach(1, [248, 62], "open") },
      },
    ],
  ];
}

/** The two before them, whose hands lie on the wall. */
export const frontRow: readonly Place[] = [
  [
    228,
    448,
    0.46,
    {
      look: {
        ...cast.sheela,
        traits: { ...cast.sheela.traits, years: 30, mouth: "grin", brow: "rounded" },
        hairColours,
        hair: "braid",
        lips: "red",
        bindi: "red",
        yaw: 0.4,
        tilt: -2,
      },
      outfit: {
        kind: "sari",
        folds: "body",
        cloth: { base: "marigold", shade: "red", lit: "white" },
        second: red,
        accent: "red",
      },
      pose: { ...poses.standing, left: resting(-1, 82), right: resting(1, 74) },
    },
  ],
  [
    462,
    454,
    0.46,
    {
      look: { ...cast.pema, skin: "wheat", hairColours, hair: "fringe", lips: "red", yaw: -0.4, tilt: 5 },
      outfit: {
        kind: "hoodie",
        folds: "body",
        cloth: { base: "leaf", shade: "pine", lit: "lime" },
        accent: "white",
      },
      pose: { ...poses.standing, left: resting(-1, 146, 92), right: resting(1, 150, 90) },
    },
  ],
];
