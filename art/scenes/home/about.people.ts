import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import type { Placement, Sheet } from "../../kit/core/sheet";
import { cast } from "../../kit/people/cast";
import { figure, type Person } from "../../kit/people/figure";
import { type Arm, poses } from "../../kit/people/poses";
import { type SidePerson, sideFigure } from "../../kit/people/side-figure";

const red = { base: "red", shade: "brick", lit: "salmon" } as const;
const sea = { base: "sea", shade: "deep", lit: "haze" } as const;
const white = { base: "white", shade: "haze", lit: "white" } as const;
const gold = { base: "marigold", shade: "salmon", lit: "cream" } as const;
const suit = { base: "deep", shade: "ink", lit: "sea" } as const;
const greying = { base: "ink", lit: "haze" } as const;

/** An arm that ends out of sight under the table. */
const hidden: Arm = {
  elbow: [214, 398],
  wrist: [40, 500],
  hand: "fist",
  handTurn: 180,
  thumb: "right",
  behind: true,
};

type Seat = { readonly at: Placement; readonly person: Person };

const father: Seat = {
  at: { x: 190, y: 546, scale: 0.84, turn: -1 },
  person: {
    look: {
      ...cast.mathai,
      yaw: 0.85,
      tilt: 4,
      hairColours: greying,
      build: "broad",
      traits: { ...cast.mathai.traits, years: 54, eyes: "almond", brow: "straight", mouth: "smile" },
    },
    outfit: { kind: "shirt", cloth: white },
    pose: {
      ...poses.sitting,
      left: { elbow: [-204, 404], wrist: [-60, 532], hand: "press", handTurn: 116, thumb: "left" },
      right: hidden,
    },
    half: true,
  },
};

const mother: Seat = {
  at: { x: 712, y: 576, scale: 0.8 },
  person: {
    look: {
      ...cast.padma,
      yaw: -0.45,
      tilt: -5,
      hairColours: greying,
      lips: "red",
      bindi: "red",
      earrings: { kind: "stud", colour: "marigold" },
      traits: { ...cast.padma.traits, years: 46, lowered: true },
    },
    outfit: { kind: "sari", cloth: red, second: sea, accent: "marigold" },
    pose: {
      ...poses.sitting,
      left: { elbow: [-196, 410], wrist: [-44, 506], hand: "press", handTurn: 96, thumb: "left" },
      right: { elbow: [186, 414], wrist: [56, 500], hand: "press", handTurn: -104, thumb: "right" },
    },
    half: true,
  },
};

/** She notes with her right hand what she hears and holds the book with the left one. */
const daughter: Seat = {
  at: { x: 448, y: 604, scale: 0.8, turn: 2 },
  person: {
    look: {
      ...cast.jasleen,
      skin: "wheat",
      hair: "braid",
      yaw: 0.3,
      tilt: 5,
      lips: "red",
      bindi: "red",
      earrings: { kind: "stud", colour: "marigold" },
      traits: { ...cast.jasleen.traits, lowered: true },
    },
    outfit: { kind: "hoodie", cloth: gold, accent: "white" },
    pen: "ink",
    pose: {
      ...poses.sitting,
      left: { elbow: [-200, 404], wrist: [-62, 546], hand: "pen", handTurn: 104, thumb: "left" },
      right: { elbow: [200, 404], wrist: [196, 552], hand: "press", handTurn: -140, thumb: "right" },
    },
    half: true,
  },
};

/** Shirt and lapel of the counsellor's jacket. */
function lapel(sheet: Sheet): void {
  sheet.shape(
    geo.smooth(geo.line([16, 150, 38, 146, 62, 178, 80, 234, 82, 300, 58, 256, 30, 200]), true, 5),
    "white",
    0.5,
  );
  sheet.shape(geo.line([2, 158, 18, 148, 40, 204, 78, 300, 66, 312, 34, 252, 38, 238, 12, 214]), "ink", 0.6);
  sheet.stroke(geo.line([4, 162, 16, 210, 38, 236]), 3.4, "sea");
}

const counsellor: SidePerson = {
  look: {
    skin: palette.skins.wheat,
    hair: "ponytail",
    hairColours: { base: "ink", lit: "sea" },
    tie: "red",
    earring: "marigold",
    nose: "aquiline",
    down: true,
    fine: true,
    lips: "red",
    spectacles: "red",
  },
  cloth: suit,
  collar: "white",
  bust: true,
  bow: 10,
  hem: 640,
  near: { elbow: [76, 398], wrist: [238, 500], hand: "pinch" },
};
const place = { x: 1004, y: 562, scale: 0.92, flip: true } as const;

/** Father, daughter and mother on one side, the counsellor at the end of the table; arms go over it later. */
export function people(sheet: Sheet): void {
  for (const { at, person } of [father, mother, daughter]) sheet.place(at, () => figure(sheet, person));
  sheet.place(place, () => sideFigure(sheet, { ...counsellor, over: () => lapel(sheet) }));
}

/** The counsellor's pencil shows a line of the book. */
function pencil(sheet: Sheet): void {
  const { wrist, elbow } = counsellor.near;
  const turn = (Math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]) * 180) / Math.PI;
  sheet.place({ x: wrist[0], y: wrist[1], turn, flip: true, scale: 0.9 }, () => {
    sheet.bar(geo.line([66, -24, 42, -176]), 10, "marigold");
    sheet.shape(geo.line([37, -174, 47, -178, 39, -198]), "ink", 0.2);
  });
}

/** The arms once more, over the table. */
export function arms(sheet: Sheet): void {
  for (const { at, person } of [father, mother, daughter])
    sheet.place(at, () => figure(sheet, { ...person, armsOnly: true }));
  sheet.place(place, () => {
    pencil(sheet);
    sideFigure(sheet, { ...counsellor, nearOnly: true });
  });
}
