import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { water } from "../../kit/nature/water";
import { heads } from "../../kit/people/heads";
import { type SidePerson, sideFigure } from "../../kit/people/profile-figure";
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

const seated = [
  { knee: [206, 548], ankle: [176, 852] },
  { knee: [214, 540], ankle: [236, 848] },
] as const;

/** He lifts a spoon with his right hand. */
function left(sheet: Sheet): void {
  const person: SidePerson = {
    look: { ...heads.arjun, skin: "brown", tilt: 4, spectacles: { kind: "round", colour: "ink" } },
    cloth: { base: "sea", shade: "deep", lit: "cream" },
    trousers: { base: "haze", shade: "deep", lit: "white" },
    shoes: "white",
    lean: 34,
    shortSleeves: true,
    near: { elbow: [88, 398], wrist: [196, 236], hand: "fist", handTurn: 12, thumb: "left" },
    far: { elbow: [90, 402], wrist: [262, 396], hand: "relaxed", handTurn: 92 },
    legs: seated,
    carry: () => spoon(sheet, 214, 168, 205),
  };
  sideFigure(sheet, person);
}

/** She opposite laughs, her spoon in the right hand over the rice. */
function right(sheet: Sheet): void {
  const person: SidePerson = {
    look: {
      ...heads.emma,
      skin: "tan",
      hair: "ponytail",
      hairColours: { base: "ink", lit: "sea" },
      nose: "small",
      lips: "red",
      tilt: -4,
    },
    cloth: { base: "honey", shade: "orange", lit: "cream" },
    trousers: { base: "brick", shade: "plum", lit: "orange" },
    shoes: "white",
    lean: 22,
    near: { elbow: [-6, 424], wrist: [120, 496], hand: "relaxed", handTurn: 112, thumb: "left" },
    far: { elbow: [96, 400], wrist: [232, 300], hand: "fist", handTurn: 66, thumb: "left" },
    legs: [seated[1], seated[0]],
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
        look: { skin: "tan", hair: "crop", mouth: "calm" },
        cloth: { base: "orange", shade: "brick", lit: "honey" },
      },
      {
        look: { skin: "brown", hair: "bun", lips: "red", brow: "fine" },
        cloth: { base: "haze", shade: "sea", lit: "white" },
      },
    ]);
    guests(sheet, 1062, 506, [
      {
        look: {
          skin: "brown",
          hair: "none",
          brow: "fine",
          lips: "brick",
          headwear: { kind: "hijab", base: "cream", lit: "white", shade: "honey" },
        },
        cloth: { base: "red", shade: "brick", lit: "orange" },
      },
      {
        look: { skin: "tan", hair: "quiff", nose: "broad", build: "broad" },
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
    sheet.place({ x: 876, y: 342, scale: 0.56, flip: true }, () => spoon(sheet, 280, 312, 74, "sea"));
  },
});
