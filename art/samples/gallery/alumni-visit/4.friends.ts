import { geo } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import type { Arm, Leg } from "../../../kit/people/poses";
import { calf, type Step } from "./4.bare-calf";

type Friend = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly person: Omit<Person, "pose">;
  readonly left: Arm;
  readonly right: Arm;
  readonly steps: readonly [Step, Step];
  readonly cuff: Colour;
};

const knee = ({ at: [x, y], out }: Step): Leg => ({
  knee: [x * 0.98 + out * 6, y - 150],
  ankle: [x, y],
  toe: 0,
});

/** A pair of sandals that hangs from a fist, in the hand's coordinates. */
function sandals(sheet: Sheet): void {
  for (const [x, turn] of [
    [-22, -12],
    [22, 12],
  ] as const)
    sheet.place({ x, y: -66, turn, scale: 1.2 }, () => {
      sheet.shape(
        geo.smooth(geo.line([-15, 6, -17, -60, -22, -104, 0, -126, 22, -104, 17, -60, 15, 6]), true),
        "plum",
        0.4,
      );
      sheet.bar(geo.smooth(geo.line([-19, -62, 0, -86, 19, -62])), 8, "straw");
      sheet.bar(geo.smooth(geo.line([-16, -20, 0, -30, 16, -20])), 8, "straw");
    });
}

const waving: Friend = {
  x: 432,
  y: 338,
  scale: 0.415,
  person: {
    look: {
      ...heads.meera,
      skin: "wheat",
      hair: "braid",

      earrings: { kind: "stud", colour: "straw" },
    },
    outfit: {
      kind: "kameez",
      cloth: { base: "red", shade: "plum", lit: "straw" },
      trousers: { base: "cream", shade: "mauve", lit: "white" },
      shoes: "wheat",
    },
  },
  left: { elbow: [-270, 270], wrist: [-300, 76], hand: "back", handTurn: -14, thumb: "right" },
  right: { elbow: [176, 404], wrist: [190, 586], hand: "grip", handTurn: 178, thumb: "right" },
  steps: [
    { at: [-54, 930], lifted: false, out: -1 },
    { at: [58, 910], lifted: true, out: 1 },
  ],
  cuff: "white",
};

/** He lays his arm round the other's shoulders. */
const between: Friend = {
  x: 640,
  y: 314,
  scale: 0.44,
  person: {
    look: { ...heads.kumar, skin: "brown", hair: "curls", beard: undefined, build: "broad" },
    outfit: {
      kind: "shirt",
      cloth: { base: "lagoon", shade: "sea", lit: "cream" },
      sleeves: "short",
      trousers: { base: "ink", shade: "plum", lit: "lagoon" },
      shoes: "brown",
    },
    turned: -1,
  },
  left: { elbow: [-196, 400], wrist: [-186, 592], hand: "relaxed", handTurn: 176, thumb: "left" },
  right: { elbow: [298, 250], wrist: [462, 196], hand: "press", handTurn: 92, thumb: "left" },
  steps: [
    { at: [-64, 880], lifted: true, out: -1 },
    { at: [66, 900], lifted: false, out: 1 },
  ],
  cuff: "lagoon",
};

/** A hand in the pocket. */
const kurta: Friend = {
  x: 820,
  y: 328,
  scale: 0.43,
  person: {
    look: {
      ...heads.ravi,
      skin: "wheat",
      spectacles: undefined,
      tilt: -4,
      headwear: { kind: "turban", base: "red", lit: "salmon", shade: "plum" },
    },
    outfit: {
      kind: "kurta",
      cloth: { base: "white", shade: "mauve", lit: "cream" },
      accent: "straw",
      trousers: { base: "mauve", shade: "plum", lit: "cream" },
      shoes: "wheat",
    },
  },
  left: { elbow: [-176, 400], wrist: [-166, 590], hand: "press", handTurn: 178, thumb: "left" },
  right: { elbow: [236, 384], wrist: [118, 500], hand: "relaxed", handTurn: -120, thumb: "right" },
  steps: [
    { at: [-58, 940], lifted: false, out: -1 },
    { at: [62, 924], lifted: true, out: 1 },
  ],
  cuff: "cream",
};

/** The shadow falls away from the sun, towards the viewer. */
function shadow(sheet: Sheet, { x, y, scale }: Friend, sun: number): void {
  const ground = y + 1112 * scale;
  const slant = (x - sun) * 0.4;
  sheet.shape(
    geo.smooth(
      geo.line([
        x - 70 * scale,
        ground - 6,
        x + 80 * scale,
        ground - 6,
        x + slant + 150 * scale,
        930,
        x + slant - 130 * scale,
        930,
      ]),
      true,
    ),
    "mauve",
    2,
  );
}

/** Three friends barefoot on the sand, seen from behind. */
export function friends(sheet: Sheet, sun: number): void {
  const row = [kurta, between, waving];
  for (const one of row) shadow(sheet, one, sun);
  for (const one of row)
    sheet.place(one, () => {
      const { person, left, right, steps, cuff } = one;
      figure(sheet, {
        ...person,
        rear: true,
        pose: {
          left,
          right: one === waving ? { ...right, held: () => sandals(sheet) } : right,
          legs: [knee(steps[0]), knee(steps[1])],
        },
      });
      for (const step of steps) calf(sheet, person.look.skin, step, cuff);
    });
}
