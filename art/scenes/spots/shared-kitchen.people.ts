import { geo } from "../../kit/core/geo";
import type { SkinSteps } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { type SidePerson, sideFigure } from "../../kit/people/side-figure";
import paths from "./shared-kitchen.people.paths.json";
import { heldMug } from "./shared-kitchen.things";

/* Four skins share their steps, so that the picture keeps to its inks. */
const brown: SkinSteps = { lit: "tanShade", base: "brown", shade: "ebony" };
const ebony: SkinSteps = { lit: "brown", base: "ebony", shade: "ebonyShade" };
const fair: SkinSteps = { lit: "tanLit", base: "fair", shade: "fairShade" };
const dark = { base: "ink", lit: "timber" } as const;

/** Trousers and apron of the one who washes up, then the plate in his hands. */
function apron(sheet: Sheet): void {
  sheet.shape([...geo.smooth(geo.line(paths.apron)), ...geo.smooth(geo.line(paths.apronBack))], "honey", 0.7);
  sheet.stroke(geo.smooth(geo.line([30, 156, 24, 190, 44, 216])), 9, "honey", { taper: "none" });
  sheet.stroke(geo.smooth(geo.line([-98, 412, -60, 408, 0, 404])), 13, "honey", { taper: "none" });
  for (const x of [6, 40]) sheet.stroke(geo.line([x, 420, x + 10, 780]), 7, "timber");
  const plate = (rx: number, ry: number) => geo.turn(geo.arc(276, 290, rx, ry), 16, [276, 290]);
  sheet.shape(plate(40, 88), "sea", 0.5);
  sheet.shape(plate(30, 70), "white", 0.5);
  sheet.shape(plate(20, 48), "haze", 0.5);
}

/** He washes up, a plate in his hands over the suds. */
export function washer(sheet: Sheet): void {
  sheet.place({ x: 318, y: 232, scale: 0.58, flip: true }, () => {
    sheet.shape(geo.smooth(geo.line(paths.trousers), false, 5), "ink", 0.7);
    sheet.stroke(geo.line([-70, 560, -60, 900]), 6, "sea");
    sideFigure(sheet, {
      look: {
        skin: ebony,
        hair: "curls",
        hairColours: { base: "ebonyShade", lit: "ebony" },
        nose: "broad",
        down: true,
        brow: "ebonyShade",
        beard: "ebonyShade",
      },
      cloth: { base: "white", shade: "haze", lit: "cream" },
      short: true,
      bow: 7,
      hem: 560,
      far: { elbow: [92, 352], wrist: [226, 268], hand: "wrap", handTurn: 74 },
      near: { elbow: [34, 388], wrist: [196, 340], hand: "wrap", handTurn: 70 },
      over: () => apron(sheet),
    });
  });
}

/** Her scarf from the shoulder to the hip, and the ladle. */
function scarf(sheet: Sheet): void {
  sheet.shape(geo.smooth(geo.line(paths.scarf), true, 5), "cream", 0.7);
  for (const k of [0, 14])
    sheet.stroke(geo.smooth(geo.line([64, 200 + k, 20, 296 + k, -60, 372 + k, -106, 440 + k])), 4, "honey");
  sheet.bar(geo.line([232, 206, 262, 330]), 9, "timber");
}

/** The cook at the stove, her plait down her back, a ladle in her right hand. */
export function cook(sheet: Sheet): void {
  sheet.place({ x: 664, y: 224, scale: 0.56 }, () =>
    sideFigure(sheet, {
      look: {
        skin: brown,
        hair: "plait",
        hairColours: dark,
        nose: "small",
        down: true,
        fine: true,
        lips: "red",
        bindi: "red",
        earring: "honey",
        tie: "red",
      },
      cloth: { base: "red", shade: "brick", lit: "honey" },
      bust: true,
      bow: 6,
      hem: 900,
      far: { elbow: [80, 372], wrist: [124, 352], hand: "wrap", handTurn: 96 },
      near: { elbow: [24, 384], wrist: [172, 272], hand: "wrap", handTurn: 70 },
      over: () => scarf(sheet),
    }),
  );
}

const cutter: Person = {
  look: {
    ...heads.arjun,
    skin: "tan",
    yaw: 0.62,
    tilt: 5,
    hairColours: { base: "ink", lit: "sea" },
    jaw: "round",
    nose: "small",
  },
  outfit: { kind: "shirt", cloth: { base: "cream", shade: "honey", lit: "white" }, sleeves: "short" },
  pose: {
    ...poses.writing,
    left: { elbow: [-226, 372], wrist: [-140, 438], hand: "fist", handTurn: 112, thumb: "left" },
    right: { elbow: [236, 384], wrist: [192, 470], hand: "relaxed", handTurn: -108, thumb: "right" },
  },
  half: true,
};
const place = { x: 480, y: 404, scale: 0.66 } as const;

/** Who cuts vegetables behind the table: the trunk, before the table is printed. */
export function cutterTrunk(sheet: Sheet): void {
  sheet.place(place, () => figure(sheet, cutter));
}

/** His arms with knife and carrot, over the board. */
export function cutterArms(sheet: Sheet): void {
  sheet.shape(geo.line([482, 752, 540, 734, 606, 726, 610, 750, 544, 756, 486, 760]), "red", 0.6);
  for (const x of [508, 526, 544]) sheet.stroke(geo.line([x, 742, x + 4, 756]), 3, "brick");
  sheet.shape(geo.line(paths.knife), "white", 0.4);
  sheet.stroke(geo.line([456, 712, 520, 744]), 5, "haze");
  sheet.bar(geo.line([430, 699, 456, 710]), 15, "ink");
  sheet.place(place, () => figure(sheet, { ...cutter, armsOnly: true }));
}

const friend: SidePerson = {
  look: {
    skin: fair,
    hair: "bun",
    hairColours: { base: "timber", lit: "honey" },
    fine: true,
    brow: "timber",
    lips: "red",
  },
  cloth: { base: "haze", shade: "ink", lit: "white" },
  collar: "white",
  bust: true,
  far: { elbow: [104, 376], wrist: [196, 300], hand: "wrap", handTurn: 40 },
  near: { elbow: [22, 404], wrist: [186, 432], hand: "rest" },
};
const chair = { x: 1084, y: 462, scale: 0.64, flip: true } as const;

/** The friend who keeps them company behind the table, a mug in her right hand. */
export function reader(sheet: Sheet): void {
  sheet.place(chair, () =>
    sideFigure(sheet, { ...friend, over: () => sheet.place({ x: 246, y: 196 }, () => heldMug(sheet, fair)) }),
  );
}

/** Her other arm on the table. */
export function readerArm(sheet: Sheet): void {
  sheet.place(chair, () => sideFigure(sheet, { ...friend, nearOnly: true }));
}
