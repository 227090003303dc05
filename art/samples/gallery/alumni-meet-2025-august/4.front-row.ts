import { geo } from "../../../kit/core/geo";
import type { Sheet } from "../../../kit/core/sheet";
import { cast } from "../../../kit/people/cast";
import { figure, type Person } from "../../../kit/people/figure";
import { type Arm, poses } from "../../../kit/people/poses";
import { sariKnees, trouserKnees, tunicKnees } from "./4.knee-lap";

const red = { base: "red", shade: "plum", lit: "orange" } as const;
const gold = { base: "marigold", shade: "orange", lit: "straw" } as const;
const sea = { base: "sea", shade: "deep", lit: "haze" } as const;
const leaf = { base: "leaf", shade: "deep", lit: "straw" } as const;
const white = { base: "white", shade: "haze", lit: "white" } as const;
const dark = { base: "ink", shade: "night", lit: "sea" } as const;
const shoes = "night";
const hairColours = { base: "ink", lit: "deep" } as const;

/** A hand laid on the lap, before the middle. */
const laid = (side: 1 | -1, x: number, y: number): Arm => ({
  elbow: [side * 202, 388],
  wrist: [side * x, y],
  hand: "press",
  handTurn: 180 + side * 62,
  thumb: side === 1 ? "right" : "left",
});
/** A hand on the knee. */
const onKnee = (side: 1 | -1): Arm => ({
  elbow: [side * 198, 384],
  wrist: [side * 122, 492],
  hand: "press",
  handTurn: 180 + side * 14,
  thumb: side === 1 ? "right" : "left",
});

type Seat = {
  readonly at: readonly [x: number, y: number, scale: number, turn: number];
  readonly who: Person;
  readonly lap: (sheet: Sheet) => void;
};

const seats: readonly Seat[] = [
  {
    at: [206, 478, 0.5, -2],
    who: {
      look: {
        ...cast.roshni,
        skin: "brown",
        hairColours,
        yaw: 0.3,
        bindi: "red",
        traits: { ...cast.roshni.traits, mouth: "laugh" },
      },
      outfit: { kind: "kameez", cloth: gold, second: red, accent: "red" },
      pose: {
        ...poses.sitting,
        left: { elbow: [-240, 330], wrist: [-256, 150], hand: "open", handTurn: -10, thumb: "right" },
        right: laid(1, 58, 486),
      },
    },
    lap: (sheet) => tunicKnees(sheet, { cloth: dark, shoes }, gold, "red"),
  },
  {
    at: [412, 496, 0.5, 2],
    who: {
      look: {
        ...cast.dada,
        skin: "tan",
        hairColours: { base: "haze", lit: "white" },
        yaw: 0.1,
        spectacles: { kind: "round", colour: "ink" },
      },
      outfit: { kind: "shirt", cloth: white },
      pose: { ...poses.sitting, left: onKnee(-1), right: onKnee(1) },
    },
    lap: (sheet) => trouserKnees(sheet, { cloth: sea, shoes }),
  },
  {
    at: [610, 484, 0.51, -1],
    who: {
      look: {
        ...cast.sheela,
        hair: "curls",
        hairColours,
        lips: "red",
        yaw: -0.1,
        tilt: -4,
        traits: { ...cast.sheela.traits, mouth: "grin" },
      },
      outfit: { kind: "sari", cloth: sea, second: gold, accent: "marigold" },
      pose: { ...poses.sitting, left: laid(-1, 80, 486), right: laid(1, 76, 466) },
    },
    lap: (sheet) => sariKnees(sheet, { cloth: sea, shoes }, "marigold"),
  },
  {
    at: [812, 500, 0.5, 2],
    who: {
      look: {
        ...cast.manan,
        skin: "tan",
        hairColours,
        yaw: -0.3,
        traits: { ...cast.manan.traits, years: 24 },
      },
      outfit: { kind: "hoodie", cloth: leaf, accent: "white" },
      pose: { ...poses.sitting, left: onKnee(-1), right: laid(1, 70, 480) },
    },
    lap: (sheet) => trouserKnees(sheet, { cloth: dark, shoes }, 70),
  },
  {
    at: [1010, 480, 0.5, -3],
    who: {
      look: {
        ...cast.tara,
        hair: "braid",
        hairColours,
        lips: "red",
        yaw: -0.4,
        earrings: { kind: "hoop", colour: "marigold" },
      },
      outfit: { kind: "kameez", cloth: red, second: white, accent: "marigold" },
      pose: {
        ...poses.sitting,
        left: laid(-1, 62, 488),
        right: { elbow: [212, 380], wrist: [64, 356], hand: "relaxed", handTurn: -62, thumb: "right" },
      },
    },
    lap: (sheet) => tunicKnees(sheet, { cloth: dark, shoes }, red, "marigold"),
  },
];

/** The front row on its bench. */
export function frontRow(sheet: Sheet): void {
  sheet.shape(geo.rect(108, 742, 1000, 26), "orange", 1);
  sheet.stroke(geo.line([112, 748, 1104, 746]), 6, "marigold", { taper: "none" });
  sheet.shape(geo.rect(112, 768, 992, 14), "night", 0.8);
  for (const x of [130, 506, 1062]) sheet.shape(geo.rect(x, 776, 22, 140), "night", 0.8);
  for (const { at, who, lap } of seats) {
    const [x, y, scale, turn] = at;
    sheet.place({ x, y, scale, turn }, () => {
      figure(sheet, { ...who, half: true });
      lap(sheet);
      figure(sheet, { ...who, half: true, armsOnly: true });
    });
  }
}
