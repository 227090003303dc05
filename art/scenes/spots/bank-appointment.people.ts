import { geo, type Line, type Point } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { figure, type Person } from "../../kit/people/figure";
import { garments } from "../../kit/people/garments";
import { hands } from "../../kit/people/hands";
import { head } from "../../kit/people/head";
import { heads } from "../../kit/people/heads";
import { type Cloth, limb } from "../../kit/people/limb";
import type { Look } from "../../kit/people/look";
import type { Outfit } from "../../kit/people/outfit";
import { poses } from "../../kit/people/poses";
import { sideHead } from "../../kit/people/side-head";
import { torso } from "../../kit/people/torso";
import paths from "./bank-appointment.people.paths.json";

const officer: Person = {
  look: {
    ...heads.kumar,
    skin: "brown",
    yaw: -0.7,
    tilt: -3,
    hair: "side-part",
    hairColours: { base: "ink", lit: "sea" },
    mouth: "teeth",
    eyes: "almond",
    jaw: "oval",
    spectacles: { kind: "square", colour: "ink" },
  },
  outfit: {
    kind: "jacket",
    cloth: { base: "sea", shade: "ink", lit: "lagoon" },
    second: { base: "white", shade: "haze", lit: "cream" },
    accent: "red",
  },
  pose: {
    ...poses.writing,
    left: { elbow: [-214, 392], wrist: [-96, 446], hand: "press", handTurn: 108, thumb: "left" },
    right: { elbow: [214, 392], wrist: [92, 440], hand: "press", handTurn: -104, thumb: "right" },
  },
  half: true,
};
const seat = { x: 612, y: 308, scale: 0.66 } as const;

/** The officer behind the desk. */
export function officerTrunk(sheet: Sheet): void {
  sheet.place(seat, () => figure(sheet, officer));
}

/** His arms on it. */
export function officerArms(sheet: Sheet): void {
  sheet.place(seat, () => figure(sheet, { ...officer, armsOnly: true }));
}

/** A shawl about both shoulders from behind, one end thrown over the right and hanging down the back. */
function shawl(sheet: Sheet, cloth: Cloth): void {
  const half = (side: 1 | -1): Line =>
    geo.line([54, 130, 130, 144, 200, 182, 234, 290, 252, 384]).map(([x, y]): Point => [side * x, y]);
  const shape: Line = geo.smooth([...half(-1), [0, 480], ...geo.reverse(half(1)), [0, 148]], true, 6);
  sheet.shape(shape, cloth.base, 0.7);
  sheet.clip(shape, () => {
    const dark = sheet.localLight.x > 0 ? -1 : 1;
    sheet.shape(
      geo.line([dark * 124, 130, dark * 132, 300, dark * 96, 480, dark * 280, 480, dark * 280, 130]),
      cloth.shade,
      0.7,
    );
    for (const [x, low] of geo.line([-60, -86, -30, -48, 2, -6]))
      sheet.stroke(geo.smooth(geo.line([x + 34, 170, x, 270, low, 430])), 6, cloth.shade);
    sheet.shape(
      geo.smooth(geo.line([58, 130, 46, 220, 30, 320, 18, 480, 40, 480, 62, 320]), true, 5),
      cloth.shade,
      0.5,
    );
    for (const x of [150, 196])
      sheet.stroke(geo.smooth(geo.line([x - 60, 176, x - 12, 270, x - 20, 430])), 6, cloth.shade);
  });
  for (const side of [-1, 1] as const)
    sheet.stroke(geo.smooth(geo.line([side * 250, 376, side * 190, 412, side * 120, 440])), 13, "red", {
      taper: "none",
      jitter: 0.06,
    });
}

/** One end of a scarf that was thrown over a shoulder and hangs down the back. */
function scarf(sheet: Sheet, side: 1 | -1, cloth: Cloth): void {
  const end = geo.line(paths.scarf).map(([x, y]): Point => [side * x, y]);
  sheet.shape(geo.smooth(end, true, 6), cloth.base, 0.7);
  for (const [x, colour] of [
    [62, cloth.shade],
    [84, cloth.lit],
    [106, cloth.shade],
  ] as const)
    sheet.stroke(
      geo.smooth(geo.line([side * (x - 14), 146, side * x, 240, side * (x - 6), 350, side * x, 500])),
      5,
      colour,
    );
}

const daughterLook: Look = { ...heads.nisha, skin: "wheat", build: "slim" };
const motherLook: Look = {
  ...heads.asha,
  skin: "wheat",
  build: "broad",
  hairColours: { base: "ink", lit: "haze" },
};
const honey: Outfit = { kind: "kameez", cloth: { base: "honey", shade: "timber", lit: "cream" } };
const red: Outfit = { kind: "kameez", cloth: { base: "red", shade: "brick", lit: "honey" } };

/** The daughter from behind, her head turned to the officer; her right hand signs. */
export function daughter(sheet: Sheet): void {
  const body = torso(daughterLook);
  const skin = palette.skins.wheat;
  sheet.place({ x: 318, y: 408, scale: 0.84 }, () => {
    limb.clothed(sheet, [body.left, [-190, 392], [-120, 470]], [44, 42, 34], honey.cloth);
    garments.rear(sheet, daughterLook, body, honey);
    limb.bare(
      sheet,
      [
        [206, 366],
        [242, 336],
      ],
      [22, 20],
      skin,
    );
    hands.draw(sheet, "pen", "wheat", { x: 240, y: 338, turn: 96, flip: true, scale: 0.86 }, "ink");
    limb.clothed(sheet, [body.right, [172, 402], [226, 348]], [44, 42, 31], honey.cloth);
    scarf(sheet, 1, { base: "leaf", shade: "ink", lit: "mist" });
    sheet.place({ x: 4 }, () =>
      sideHead(sheet, {
        skin,
        hair: "plait",
        hairColours: { base: "ink", lit: "timber" },
        tie: "red",
        fine: true,
        lips: "red",
        nose: "small",
        earring: "honey",
      }),
    );
  });
}

/** The mother beside her, seen from behind. */
export function mother(sheet: Sheet): void {
  const body = torso(motherLook);
  sheet.place({ x: 916, y: 432, scale: 0.86 }, () => {
    for (const side of [-1, 1] as const)
      limb.clothed(
        sheet,
        [side === 1 ? body.right : body.left, [side * 206, 400], [side * 130, 480]],
        [46, 44, 36],
        red.cloth,
      );
    garments.rear(sheet, motherLook, body, red);
    shawl(sheet, { base: "cream", shade: "honey", lit: "white" });
    head.rear(sheet, motherLook);
  });
}
