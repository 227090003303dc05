import type { Sheet } from "../../../kit/core/sheet";
import { cast } from "../../../kit/people/cast";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { type Arm, poses } from "../../../kit/people/poses";

const leaf = { base: "leaf", shade: "pine", lit: "sage" } as const;
const gold = { base: "marigold", shade: "orange", lit: "cream" } as const;
const pale = { base: "sage", shade: "leaf", lit: "white" } as const;
const rust = { base: "orange", shade: "red", lit: "marigold" } as const;
const hairColours = { base: "ink", lit: "sea" } as const;

type Seat = readonly [x: number, y: number, turn: number, person: Person];

/** A forearm that lies on the table, the hand flat towards the other arm. */
const lying = (side: 1 | -1, out = 204, wrist = 92): Arm => ({
  elbow: [side * out, 432],
  wrist: [side * wrist, 540],
  hand: "press",
  handTurn: side * -108,
  thumb: side === 1 ? "right" : "left",
});

/** The four, from the table's ends to its middle. */
const seats: readonly Seat[] = [
  [
    190,
    318,
    -2,
    {
      look: {
        ...heads.fatima,
        traits: { ...cast.roshni.traits, brow: "rounded", mouth: "grin", lips: "even", lowered: true },
        yaw: 0.45,
        tilt: 4,
        headwear: { kind: "hijab", base: "red", lit: "orange", shade: "plum" },
      },
      outfit: { kind: "sweater", cloth: gold },
      pose: { ...poses.sitting, left: lying(-1), right: lying(1, 200, 76) },
    },
  ],
  [
    1004,
    306,
    3,
    {
      look: {
        ...cast.joel,
        skin: "tan",
        hairColours,
        beard: "full",
        traits: { ...cast.joel.traits, lowered: true },
        yaw: -0.7,
        tilt: -5,
        build: "medium",
      },
      outfit: { kind: "kurta", cloth: pale, accent: "marigold" },
      pose: { ...poses.sitting, left: lying(-1, 206, 128), right: lying(1, 204, 84) },
    },
  ],
  [
    738,
    334,
    1,
    {
      look: {
        ...cast.tara,
        hair: "wavy",
        hairColours,
        traits: { ...cast.tara.traits, nose: "straight", mouth: "grin", lips: "even" },
        yaw: -0.5,
        tilt: -5,
        lips: "red",
        earrings: { kind: "hoop", colour: "marigold" },
      },
      outfit: { kind: "kameez", cloth: leaf, second: gold, accent: "marigold" },
      pose: {
        ...poses.sitting,
        left: lying(-1, 196, 110),
        right: { ...lying(1, 206), wrist: [150, 538], handTurn: 226 },
      },
    },
  ],
  [
    462,
    292,
    -1,
    {
      look: {
        ...cast.benny,
        skin: "brown",
        hair: "quiff",
        hairColours,
        beard: "stubble",
        build: "broad",
        traits: { ...cast.benny.traits, mouth: "grin" },
        yaw: 0.5,
        tilt: 6,
      },
      outfit: { kind: "shirt", cloth: rust },
      pose: {
        ...poses.sitting,
        left: lying(-1, 214, 96),
        right: { elbow: [216, 424], wrist: [132, 544], hand: "point", handTurn: 192, thumb: "left" },
      },
    },
  ],
];

/** All four down to the waist, or once more their arms alone, over the table and what lies on it. */
export function friends(sheet: Sheet, armsOnly = false): void {
  for (const [x, y, turn, person] of seats)
    sheet.place({ x, y, scale: 0.66, turn }, () => {
      // The scarf's cloth lies behind the chin too.
      const scarf = person.look.headwear?.kind === "hijab" ? person.look.headwear.base : undefined;
      const carry = scarf && ((): void => sheet.dot(18, 66, 56, scarf, 0.6));
      figure(sheet, { ...person, half: true, armsOnly, carry });
    });
}
