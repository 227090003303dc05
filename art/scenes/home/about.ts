import { furniture } from "../../kit/built/furniture";
import { things } from "../../kit/built/things";
import { worldMap } from "../../kit/built/world-map";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Placement, Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { type Arm, poses } from "../../kit/people/poses";

const wood = { base: "haze", shade: "sea", lit: "white" } as const;
const red = { base: "red", shade: "brick", lit: "salmon" } as const;
const sea = { base: "sea", shade: "deep", lit: "haze" } as const;
const white = { base: "white", shade: "haze", lit: "white" } as const;
const gold = { base: "marigold", shade: "salmon", lit: "cream" } as const;
const suit = { base: "deep", shade: "ink", lit: "sea" } as const;
const greens = { dark: "deep", base: "leaf", lit: "cream" } as const;

/** An arm whose hand lies in the lap. */
const inLap = (side: 1 | -1, elbowX: number): Arm => ({
  elbow: [side * elbowX, 398],
  wrist: [side * 40, 500],
  hand: "fist",
  handTurn: 180,
  thumb: "right",
  behind: true,
});

/** The wall: map in its frame with flight ways, lamp, window light in slanting bars. */
function wall(sheet: Sheet): void {
  skies.flat(sheet, "cream");
  sheet.shape(geo.line([0, 250, 1200, -60, 1200, 120, 0, 450]), "sand", 1.2);
  sheet.shape(geo.line([0, 520, 1200, 190, 1200, 300, 0, 640]), "sand", 1.2);
  sheet.shape(geo.rect(0, 760, 1200, 240), "salmon", 1);
  sheet.shape(geo.rect(0, 748, 1200, 16), "white", 0.8);
  for (let x = 40; x < 1200; x += 76)
    sheet.stroke(geo.line([x, 776, x, 960]), 4, "brick", { tone: (_, y) => 0.9 - (y - 776) / 400 });
  const box = { x: 92, y: 96, w: 900, h: 424 };
  sheet.shape(geo.rect(box.x - 16, box.y - 4, box.w + 48, box.h + 40), "salmon", 1);
  sheet.shape(geo.rect(box.x - 22, box.y - 22, box.w + 44, box.h + 44), "wheatShade", 0.8);
  sheet.shape(geo.rect(box.x - 12, box.y - 12, box.w + 24, box.h + 24), "white", 0.6);
  worldMap.draw(sheet, box, { water: "sea", land: "cream", line: "deep" });
  const home = [77, 11] as const;
  for (const [x, y, rise] of [
    [138.6, -35, 60],
    [0, 51, 90],
    [-100, 42, 150],
    [103, 2, 24],
  ] as const) {
    const route = worldMap.route(box, home, [x, y], rise);
    const count = Math.round(geo.length(route) / 17);
    for (let i = 0; i < count; i++)
      sheet.bar([geo.along(route, i / count), geo.along(route, (i + 0.55) / count)], 3.6, "marigold");
    const [px, py] = worldMap.place(box, x, y);
    sheet.dot(px, py, 8, "red");
    sheet.dot(px - 2, py - 2, 2.6, "white");
  }
  const [hx, hy] = worldMap.place(box, ...home);
  sheet.dot(hx, hy, 12, "red");
  sheet.dot(hx, hy, 5, "white");
}

type Seat = { readonly at: Placement; readonly person: Person };

const father: Seat = {
  at: { x: 186, y: 548, scale: 0.84, turn: -2 },
  person: {
    look: {
      ...heads.kumar,
      skin: "brown",
      yaw: 0.8,
      tilt: 2,
      hair: "side-part",
      hairColours: { base: "ink", lit: "haze" },
      mouth: "smile",
      jaw: "square",
      build: "broad",
    },
    outfit: { kind: "shirt", cloth: white },
    pose: {
      ...poses.sitting,
      left: { elbow: [-204, 404], wrist: [-60, 532], hand: "relaxed", handTurn: 128, thumb: "left" },
      right: inLap(1, 214),
    },
    half: true,
  },
};

const mother: Seat = {
  at: { x: 694, y: 572, scale: 0.8 },
  person: {
    look: {
      ...heads.lakshmi,
      skin: "brown",
      yaw: 0.55,
      tilt: 3,
      hairColours: { base: "ink", lit: "haze" },
      age: "adult",
      mouth: "smile",
      lips: "red",
      spectacles: undefined,
    },
    outfit: { kind: "sari", cloth: red, second: sea, accent: "marigold" },
    pose: { ...poses.sitting, left: inLap(-1, 206), right: inLap(1, 190) },
    half: true,
  },
};

/** She notes with her right hand what she hears and holds the book with the left one. */
const daughter: Seat = {
  at: { x: 448, y: 600, scale: 0.8, turn: 2 },
  person: {
    look: { ...heads.nisha, skin: "wheat", yaw: 0.5, tilt: -2, mouth: "teeth", build: "slim" },
    outfit: { kind: "hoodie", cloth: gold, accent: "white" },
    pen: "ink",
    pose: {
      ...poses.sitting,
      left: { elbow: [-200, 404], wrist: [-62, 546], hand: "pen", handTurn: 104, thumb: "left" },
      right: { elbow: [200, 404], wrist: [196, 556], hand: "relaxed", handTurn: -132, thumb: "right" },
    },
    half: true,
  },
};

/** She points out a line of the book. */
const counsellor: Seat = {
  at: { x: 1004, y: 560, scale: 0.92 },
  person: {
    look: {
      ...heads.emma,
      skin: "wheat",
      yaw: -0.85,
      tilt: 3,
      hair: "bob",
      hairColours: { base: "ink", lit: "sea" },
      lips: "red",
      spectacles: { kind: "round", colour: "red" },
      earrings: { kind: "stud", colour: "marigold" },
    },
    outfit: { kind: "jacket", cloth: suit, second: white },
    pose: {
      ...poses.sitting,
      left: { elbow: [-226, 384], wrist: [-288, 554], hand: "point", handTurn: -70, thumb: "left" },
      right: { elbow: [214, 404], wrist: [70, 536], hand: "relaxed", handTurn: -128, thumb: "right" },
    },
    half: true,
  },
};

/** Father, daughter and mother on one side, the counsellor at the end of the table; arms go over it later. */
function people(sheet: Sheet, part: Pick<Person, "armsOnly">): void {
  for (const { at, person } of [father, mother, daughter, counsellor])
    sheet.place(at, () => figure(sheet, { ...person, ...part }));
}

/** The table with what lies on it. */
function desk(sheet: Sheet): void {
  furniture.table(sheet, { x: -80, y: 930, w: 1360, h: 300 }, 290, wood);
  sheet.shape(geo.rect(-10, 1238, 1220, 90), "sea", 0.8);
  furniture.grain(sheet, geo.rect(-10, 1238, 1220, 90), "deep");
  sheet.place({ x: 588, y: 1124, scale: 1.6, turn: 1 }, () =>
    things.openBook(sheet, { cover: "red", page: "white", shade: "cream", line: "haze" }),
  );
  sheet.place({ x: 262, y: 1222, scale: 1, turn: -14 }, () =>
    things.paper(sheet, { page: "white", line: "sea" }),
  );
  sheet.place({ x: 1110, y: 1150, scale: 1.02 }, () => things.mug(sheet, sea, "white"));
  sheet.place({ x: 286, y: 1030, scale: 0.8 }, () => things.mug(sheet, red));
  sheet.place({ x: 930, y: 1200, scale: 0.95 }, () =>
    things.books(sheet, ["leaf", "sea", "marigold"], "white", "haze"),
  );
}

export const scene = new Scene({
  name: "home/about",
  size: "about",
  people: true,
  light: { x: -0.8, y: -0.6 },
  palette: [
    "white",
    "sand",
    "cream",
    "ink",
    "sea",
    "deep",
    "haze",
    "marigold",
    "red",
    "brick",
    "salmon",
    "leaf",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    wall(sheet);
    leaves.banana(sheet, geo.smooth(geo.line([1190, 760, 1150, 600, 1180, 430])), 66, greens, 3);
    people(sheet, {});
    desk(sheet);
    sheet.clip(geo.rect(0, 926, 1200, 400), () => people(sheet, { armsOnly: true }));
  },
});
