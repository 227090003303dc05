import { geo } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { figure } from "../../../kit/people/figure";
import { gownArm } from "../../../kit/people/gown-arm";
import { heads } from "../../../kit/people/heads";
import type { Cloth } from "../../../kit/people/limb";
import type { Look } from "../../../kit/people/look";
import { type Pose, poses } from "../../../kit/people/poses";
import { arcade } from "./1.arcade";
import { collegeCourt } from "./1.college-court";

const blue = { base: "deep", shade: "ink", lit: "sea" } as const;
/** Another faculty's gown, so that neighbours in the queue stand apart. */
const rust = { base: "brick", shade: "ink", lit: "orange" } as const;
const white = { base: "white", shade: "straw", lit: "white" } as const;
const dark = { base: "ink", shade: "ink", lit: "deep" } as const;
const board: NonNullable<Look["headwear"]> = { kind: "mortarboard", base: "ink", lit: "red", shade: "deep" };

/** Bent arms, drawn in a gown's sleeve over the figure. */
const bent = {
  scroll: {
    shoulder: [122, 212],
    elbow: [208, 396],
    wrist: [90, 366],
    hand: "fist",
    handTurn: -58,
    thumb: "left",
  },
  left: {
    shoulder: [-122, 212],
    elbow: [-200, 400],
    wrist: [-46, 436],
    hand: "relaxed",
    handTurn: 84,
    thumb: "left",
  },
  right: {
    shoulder: [122, 212],
    elbow: [204, 400],
    wrist: [44, 420],
    hand: "relaxed",
    handTurn: -82,
    thumb: "right",
  },
} as const;

type Graduate = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly look: Look;
  /** Deep blue unless told. */
  readonly gown?: Cloth;
  readonly accent: "red" | "honey" | "white";
  readonly arms?: readonly (keyof typeof bent)[];
  readonly carry?: () => void;
};

/** One of the queue with a long shadow towards the left. */
function graduate(
  sheet: Sheet,
  { x, y, scale, look, accent, gown = blue, arms = [], carry }: Graduate,
): void {
  sheet.place({ x, y, scale }, () => {
    sheet.shape(geo.line([-70, 1130, 90, 1138, -620, 1280, -830, 1250]), "orange", 1.3);
    const sides = arms.map((name) => Math.sign(bent[name].elbow[0]));
    const pose: Pose = {
      ...poses.standing,
      ...(sides.includes(-1) ? { left: gownArm.tucked(-1) } : {}),
      ...(sides.includes(1) ? { right: gownArm.tucked(1) } : {}),
    };
    figure(sheet, {
      look,
      outfit: { kind: "gown", cloth: gown, second: white, accent, trousers: dark },
      pose,
      carry,
    });
    for (const name of arms) gownArm.draw(sheet, { ...bent[name], skin: look.skin, cloth: gown });
  });
}

/** A rolled paper held against the chest. */
function scroll(sheet: Sheet): void {
  sheet.stroke(geo.line([-30, 356, 90, 250]), 44, "white", { taper: "none", jitter: 0.04 });
  sheet.stroke(geo.line([-24, 366, 98, 260]), 9, "straw", { taper: "none" });
}

/** The queue, from the far end to the near one. */
function queue(sheet: Sheet): void {
  const scarf = { kind: "hijab", base: "honey", lit: "cream", shade: "orange" } as const;
  const turban = { kind: "turban", base: "red", lit: "orange", shade: "brick" } as const;
  const hoops = { kind: "hoop", colour: "honey" } as const;
  const all: readonly Graduate[] = [
    {
      x: 984,
      y: 362,
      scale: 0.13,
      accent: "red",
      look: { ...heads.kumar, skin: "tan", headwear: board, yaw: 0.6 },
      gown: rust,
    },
    {
      x: 950,
      y: 364,
      scale: 0.16,
      accent: "honey",
      look: { ...heads.divya, earrings: hoops, skin: "ebony", headwear: board, yaw: 0.7 },
    },
    {
      x: 902,
      y: 352,
      scale: 0.21,
      accent: "white",
      look: { ...heads.arjun, skin: "tan", headwear: board, yaw: -0.4 },
      gown: rust,
      arms: ["left", "right"],
    },
    { x: 836, y: 356, scale: 0.27, accent: "red", look: { ...heads.fatima, yaw: 0.7, headwear: scarf } },
    {
      x: 742,
      y: 330,
      scale: 0.36,
      accent: "honey",
      look: { ...heads.gurpreet, skin: "tan", yaw: -0.6, mouth: "teeth", headwear: turban },
      gown: rust,
      arms: ["left"],
    },
    {
      x: 610,
      y: 352,
      scale: 0.45,
      accent: "white",
      look: {
        ...heads.emma,
        skin: "tan",
        lips: "red",
        hair: "wavy",
        hairColours: { base: "brick", lit: "orange" },
        headwear: board,
        yaw: 0.6,
      },
      arms: ["left", "right"],
    },
    {
      x: 428,
      y: 318,
      scale: 0.6,
      accent: "red",
      look: {
        ...heads.kumar,
        headwear: board,
        yaw: -0.7,
        tilt: 4,
        beard: "short",
      },
      gown: rust,
      arms: ["left"],
    },
    {
      x: 172,
      y: 344,
      scale: 0.78,
      accent: "honey",
      look: {
        ...heads.nisha,
        earrings: { kind: "stud", colour: "honey" },
        headwear: board,
        yaw: 0.75,
        tilt: -2,
        mouth: "teeth",
      },
      arms: ["left", "scroll"],
      carry: () => scroll(sheet),
    },
  ];
  for (const one of all) graduate(sheet, one);
}

export const scene = new Scene({
  name: "gallery/graduation-ceremony-visit/1",
  size: "card",
  people: true,
  light: { x: 0.86, y: -0.5 },
  palette: [
    "cream",
    "straw",
    "honey",
    "orange",
    "brick",
    "ink",
    "deep",
    "sea",
    "white",
    "red",
    "leaf",
    "sage",
    ...palette.skin("tan"),
    ...palette.skin("ebony"),
  ],
  draw: (sheet) => {
    collegeCourt(sheet, {
      mist: "sage",
      pale: "cream",
      warm: "straw",
      white: "white",
      stone: "honey",
      shade: "orange",
      roof: "brick",
      dark: "ink",
      lawn: "leaf",
      tuft: "deep",
    });
    arcade(sheet, {
      stone: "straw",
      joint: "honey",
      lit: "cream",
      inside: "brick",
      dark: "ink",
      shade: "orange",
    });
    queue(sheet);
  },
});
