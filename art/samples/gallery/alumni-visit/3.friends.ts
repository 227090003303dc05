import { geo } from "../../../kit/core/geo";
import type { Sheet } from "../../../kit/core/sheet";
import { cast } from "../../../kit/people/cast";
import type { Person } from "../../../kit/people/figure";
import { sariKnees, trouserKnees } from "../../../kit/people/knee-lap";
import { type Arm, poses } from "../../../kit/people/poses";

const hairColours = { base: "ink", lit: "slate" } as const;
const dark = { base: "ink", shade: "ink", lit: "slate" } as const;

const turban = { kind: "turban", base: "ink", lit: "lagoon", shade: "ink" } as const;
const hung = (side: 1 | -1): Arm => ({
  elbow: [side * 190, 398],
  wrist: [side * 150, 560],
  hand: "relaxed",
  handTurn: 180 - side * 14,
  thumb: side === 1 ? "left" : "right",
});

/** The three behind the wall: x, y, scale and who. */
export function standing(sheet: Sheet): readonly (readonly [number, number, number, Person])[] {
  const strap = (): void =>
    sheet.stroke(geo.line([-44, -41, 44, -87]), 24, "ink", { taper: "none", jitter: 0.05 });
  return [
    [
      106,
      372,
      0.41,
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
        pose: {
          ...poses.standing,
          left: {
            elbow: [-206, 372],
            wrist: [-148, 300],
            hand: "grip",
            handTurn: 62,
            thumb: "right",
            held: strap,
          },
          right: hung(1),
        },
        carry: () => {
          for (const side of [-1, 1])
            sheet.stroke(
              geo.smooth(geo.line([side * 84, 146, side * 92, 230, side * 80, 330, side * 96, 420])),
              25,
              "ink",
              {
                taper: "none",
                jitter: 0.06,
              },
            );
        },
      },
    ],
    [
      306,
      338,
      0.43,
      {
        look: { ...cast.harbir, hairColours, yaw: -0.3, tilt: 2, headwear: turban, build: "broad" },
        outfit: {
          kind: "kurta",
          folds: "body",
          cloth: { base: "white", shade: "dusk", lit: "white" },
          accent: "red",
          trousers: dark,
        },
        pose: {
          ...poses.standing,
          left: hung(-1),
          right: {
            elbow: [272, 250],
            wrist: [244, 70],
            hand: "open",
            handTurn: 4,
            thumb: "left",
          },
        },
      },
    ],
    [
      514,
      378,
      0.4,
      {
        look: {
          ...cast.joel,
          skin: "wheat",
          hairColours,
          yaw: -0.6,
          tilt: -4,
          build: "stout",
        },
        outfit: {
          kind: "sweater",
          folds: "body",
          cloth: { base: "red", shade: "ink", lit: "white" },
          trousers: dark,
        },
        pose: {
          ...poses.standing,
          left: hung(-1),
          right: hung(1),
        },
      },
    ],
  ];
}

const denim = { base: "lagoon", shade: "ink", lit: "haze" } as const;
const saffron = { base: "marigold", shade: "red", lit: "white" } as const;
/** Who sits, at which x, and the lap that is drawn over the wall's edge. */
export const seated: readonly (readonly [number, Person, (sheet: Sheet) => void])[] = [
  [
    196,
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
        cloth: saffron,
        second: { base: "red", shade: "ink", lit: "white" },
        accent: "red",
      },
      pose: {
        ...poses.sitting,
        left: { elbow: [-200, 384], wrist: [-78, 486], hand: "press", handTurn: 112, thumb: "left" },
        right: { elbow: [196, 384], wrist: [76, 466], hand: "press", handTurn: 244, thumb: "right" },
      },
    },
    (sheet) => sariKnees(sheet, { cloth: saffron, shoes: "ink" }, "red"),
  ],
  [
    414,
    {
      look: { ...cast.pema, skin: "wheat", hairColours, hair: "fringe", lips: "red", yaw: -0.4, tilt: 5 },
      outfit: {
        kind: "hoodie",
        folds: "body",
        cloth: { base: "leaf", shade: "pine", lit: "lime" },
        accent: "white",
      },
      pose: { ...poses.sitting, left: poses.holding.left, right: poses.holding.right },
    },
    (sheet) => trouserKnees(sheet, { cloth: denim, shoes: "red" }, 60),
  ],
];
