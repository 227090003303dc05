import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { water } from "../../kit/nature/water";
import { type SidePerson, sideFigure } from "../../kit/people/side-figure";
import { guests, lamps, lane, lanterns, stall, wet } from "./night-market.street";
import { stool, table } from "./night-market.table";

/** A spoon from the hand's place to the bowl of the spoon. */
function spoon(sheet: Sheet, x: number, y: number, turn: number, steel: "haze" | "sea" = "haze"): void {
  sheet.place({ x, y, turn }, () => {
    sheet.bar(geo.line([-30, 0, 62, 0]), 9, steel);
    sheet.shape(geo.arc(84, -2, 28, 12), steel, 0.3);
    sheet.shape(geo.arc(84, -7, 20, 8), steel === "haze" ? "cream" : "haze", 0.4);
  });
}

const knees = [
  { knee: [206, 548], ankle: [176, 852] },
  { knee: [214, 540], ankle: [236, 848] },
] as const;

/** He lifts a spoon with his right hand. */
function left(sheet: Sheet): void {
  const person: SidePerson = {
    look: { skin: palette.skins.brown, hair: "short", spectacles: "ink" },
    bow: 4,
    cloth: { base: "sea", shade: "deep", lit: "cream" },
    lean: 34,
    short: true,
    near: {
      elbow: [88, 398],
      wrist: [196, 236],
      hand: "fist",
      handTurn: 12,
      held: () => spoon(sheet, 0, -64, -38),
    },
    far: { elbow: [90, 402], wrist: [262, 396], hand: "rest", handTurn: 92 },
    legs: {
      trousers: { base: "haze", shade: "deep", lit: "white" },
      shoes: "white",
      near: knees[0],
      far: knees[1],
    },
  };
  sideFigure(sheet, person);
}

/** She opposite laughs, her spoon in the right hand over the rice. */
function right(sheet: Sheet): void {
  const person: SidePerson = {
    look: { skin: palette.skins.tan, hair: "ponytail", nose: "small", fine: true, lips: "red" },
    bow: -4,
    cloth: { base: "honey", shade: "orange", lit: "cream" },
    lean: 22,
    near: { elbow: [-6, 424], wrist: [120, 496], hand: "rest", handTurn: 112 },
    far: {
      elbow: [96, 400],
      wrist: [226, 272],
      hand: "fist",
      handTurn: 66,
      held: () => sheet.bar(geo.line([-54, -70, 60, -56]), 10, "sea"),
    },
    legs: {
      trousers: { base: "brick", shade: "plum", lit: "orange" },
      shoes: "white",
      near: knees[1],
      far: knees[0],
    },
  };
  sideFigure(sheet, person);
}

export const scene = new Scene({
  name: "spots/night-market",
  size: "card",
  people: true,
  light: { x: 0.35, y: -0.9 },
  palette: [
    "deep",
    "sea",
    "ink",
    "plum",
    "brick",
    "red",
    "orange",
    "honey",
    "cream",
    "white",
    "haze",
    "leaf",
    ...palette.skin("brown"),
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    lane(sheet);
    wet(sheet);
    sheet.place({ x: 66, y: 56, scale: 0.89 }, () => stall(sheet));
    lanterns(sheet);
    guests(sheet, 120, 500, [
      {
        look: { skin: palette.skins.tan, hair: "crop" },
        cloth: { base: "orange", shade: "brick", lit: "honey" },
      },
      {
        look: { skin: palette.skins.brown, hair: "bun", lips: "red", fine: true },
        cloth: { base: "haze", shade: "sea", lit: "white" },
      },
    ]);
    guests(sheet, 1062, 506, [
      {
        look: {
          skin: palette.skins.brown,
          hair: "crop",
          fine: true,
          lips: "brick",
          cover: { base: "cream", lit: "white", shade: "honey" },
        },
        cloth: { base: "red", shade: "brick", lit: "orange" },
      },
      {
        look: { skin: palette.skins.tan, hair: "short", nose: "broad" },
        cloth: { base: "leaf", shade: "deep", lit: "cream" },
      },
    ]);
    lamps(sheet);
    for (const x of [316, 890]) {
      water.reflection(sheet, geo.rect(x - 64, 650, 128, 200), 850, "brick", 0.5, 9, 4);
      sheet.place({ x, y: 636 }, () => stool(sheet, 210));
    }
    sheet.place({ x: 330, y: 330, scale: 0.57 }, () => left(sheet));
    sheet.place({ x: 876, y: 342, scale: 0.56, flip: true }, () => right(sheet));
    sheet.place({ x: 604, y: 570 }, () => table(sheet, 262));
    sheet.place({ x: 876, y: 342, scale: 0.56, flip: true }, () => spoon(sheet, 295, 316, 76, "sea"));
  },
});
